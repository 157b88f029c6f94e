// What was issued of an order, for its buyer: on the order's page, and as a file for whoever has the page's secret address.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { isUuid } from '#src/is-uuid.ts';
import { isToken } from '../http/session.ts';
import { translateTo } from '../i18n/translations.ts';
import { findGuessedOrder } from '../orders/order-links.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { getInvoicePdf } from './get-invoice-pdf.ts';
import { findInvoicesById } from './invoice-store.ts';
import { type IssuedInvoice, listIssuedOf } from './list-issued.ts';

export const orderInvoicesSchema = /* GraphQL */ `
  type OrderInvoice { title: String! url: String! }

  extend type Order {
    "As they were issued."
    invoices(locale: Locale!): [OrderInvoice!]
  }
`;

export const orderInvoicesResolvers: Resolvers = {
  Order: {
    async invoices({ number, token, erasedAt }, { locale }, { db }) {
      const issued = erasedAt ? [] : await listIssuedOf(db, number);
      return issued
        .filter(({ isErased, isHeldBack }) => !isErased && !isHeldBack)
        .map(({ id, kind, number: invoice, ksefNumber }) => ({
          title: titleOf(translateTo(locale), { kind, number: invoice, ksefNumber }),
          url: orderInvoicePath(locale, token, id),
        }));
    },
  },
};

function titleOf(t: Translate, { kind, number, ksefNumber }: Pick<IssuedInvoice, 'kind' | 'number' | 'ksefNumber'>) {
  const title = t(`invoice.title_${kind}`, { number });
  return ksefNumber ? `${title} (KSeF ${ksefNumber})` : title;
}

function orderInvoicePath(locale: Locale, token: string, id: string): string {
  return `/${locale}/order/${token}/documents/${id}`;
}

type Options = { createContext(request: FastifyRequest, reply: FastifyReply): RequestContext };

export function registerOrderInvoices(app: FastifyInstance, { createContext }: Options): void {
  app.get<{ Params: { locale: string; token: string; id: string } }>(
    '/:locale/order/:token/documents/:id',
    async (request, reply) => {
      const { locale, token, id } = request.params;
      const context = createContext(request, reply);
      const isAsked = isLocale(locale) && isToken(token) && isUuid(id);
      const orderId = isAsked ? await findGuessedOrder(context, token) : null;
      const [invoice] = orderId ? await findInvoicesById(context.db, [id]) : [];
      // A document of another order is none of this one's.
      const { name, bytes } = await getInvoicePdf(context, invoice?.orderId === orderId ? invoice : undefined);
      return reply
        .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
        .header('content-disposition', `inline; filename="${name}"`)
        .type('application/pdf')
        .send(bytes);
    },
  );
}
