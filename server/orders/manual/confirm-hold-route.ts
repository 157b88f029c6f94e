// The link of the e-mail about an order that is paid later: it tells that the address is right, and leads to the order.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { urlOf } from '#src/addresses.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { inTransaction } from '../../database/transaction.ts';
import { isToken } from '../../http/session.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { findGuessedOrder } from '../order-links.ts';
import { confirmHold } from './unpaid-holds.ts';

export function confirmHoldPath(locale: Locale, orderToken: string, mailKey: string): string {
  return `/${locale}/checkout/mail/${orderToken}/${mailKey}`;
}

type Options = { createContext(request: FastifyRequest, reply: FastifyReply): RequestContext };

export function registerHoldConfirmation(app: FastifyInstance, { createContext }: Options): void {
  app.get<{ Params: { locale: string; token: string; key: string } }>(
    '/:locale/checkout/mail/:token/:key',
    async (request, reply) => {
      const { locale, token, key } = request.params;
      if (!isLocale(locale) || !isToken(token)) return reply.redirect('/', 303);
      const context = createContext(request, reply);
      const orderId = isToken(key) ? await findGuessedOrder(context, token) : null;
      if (orderId) await inTransaction(context.db, (tx) => confirmHold(tx, orderId, key, context.now()));
      return reply.header('cache-control', 'no-store').redirect(urlOf('order', { locale, token }), 303);
    },
  );
}
