// What answers the form for goods that are sold out, and what the links in its e-mails lead to. Pages without scripts: a
// visit here is one press of a button. A link alone changes nothing, for programs that look through mail follow links too.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { urlOf } from '#src/addresses.ts';
import {
  backInStockPath,
  backInStockPattern,
  backInStockTokenPath,
  backInStockTokenPattern,
  backInStockUnsubscribePattern,
} from '#src/catalogue/back-in-stock/back-in-stock-address.ts';
import { KasaError } from '#src/errors.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { namedVariant } from '../catalogue/named-variant.ts';
import { uuidInput } from '../database/uuid-input.ts';
import { escapeHtml } from '../escape-html.ts';
import { type FormServices, formText, registerForm } from '../http/form-route.ts';
import { registerOneClick } from '../http/one-click-route.ts';
import { dressPage, type PageDress, type PlainPages, writePlainPage, writePressForm } from '../http/plain-page.ts';
import { translateTo } from '../i18n/translations.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { REQUEST_DAYS } from './back-in-stock-store.ts';
import {
  confirmBackInStock,
  type RequestState,
  readRequestState,
  requestBackInStock,
  withdrawBackInStock,
} from './request-back-in-stock.ts';

const MAX_TOKEN_LENGTH = 200;

/** What a page says, and what can be pressed on it. */
type Shown = {
  title: MessageKey;
  text: MessageKey;
  values?: Record<string, string | number>;
  button?: { action: string; name: 'confirm' | 'remove'; label: MessageKey };
  /** The product's handle; null leads to the shop. */
  handle: string | null;
};

type Forms = FormServices<RequestContext>;
type Pages = PlainPages<RequestContext>;

export function registerBackInStock(app: FastifyInstance, forms: Forms, pages: Pages): void {
  registerRequest(app, forms, pages);
  registerToken(app, forms, pages);
  registerOneClick<RequestContext>(app, pages.createContext, {
    pattern: backInStockUnsubscribePattern,
    unsubscribe: withdrawBackInStock,
    pageOf: ({ markets }, { token, locale = '' }) =>
      backInStockTokenPath(isLocale(locale) ? locale : markets.main, token),
  });
}

/** The form of a product that is sold out, and the page that says an e-mail is on its way. */
function registerRequest(app: FastifyInstance, forms: Forms, pages: Pages): void {
  registerForm(app, forms, {
    path: backInStockPattern,
    fields: z.strictObject({ variant: uuidInput, email: formText(MAX_TOKEN_LENGTH * 2) }),
    // A product's page is the same for everybody.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields: { variant: variantId, email }, locale, context }) {
      const asked = await requestBackInStock(context, { variantId, email, locale });
      if (asked.ok) return `${backInStockPath(locale)}?product=${encodeURIComponent(asked.value.handle)}`;
      if (asked.error.kind === 'VariantUnknown') throw new KasaError('NOT_FOUND', 'There is no such product.');
      const { handle } = asked.error;
      return {
        html: writePage(await dressPage(pages, context, locale), {
          ...{ title: 'backInStock.emailWrongTitle', text: 'backInStock.emailWrong', handle },
        }),
      };
    },
  });

  app.get<{ Params: { locale: string }; Querystring: { product?: unknown } }>(
    backInStockPattern,
    async (request, reply) => {
      const { locale } = request.params;
      const { product } = request.query;
      if (!isLocale(locale)) return reply.redirect('/', 303);
      const handle = typeof product === 'string' ? product : null;
      const shown: Shown = { title: 'backInStock.sentTitle', text: 'backInStock.sent', handle };
      const dress = await dressPage(pages, pages.createContext(request, reply), locale);
      return send(reply, 200, writePage(dress, shown));
    },
  );
}

/** Adds the pages that the links in the e-mails lead to. */
function registerToken(app: FastifyInstance, forms: Forms, pages: Pages): void {
  app.get<{ Params: { locale: string; token: string } }>(backInStockTokenPattern, async (request, reply) => {
    const { locale, token } = request.params;
    if (!isLocale(locale)) return reply.redirect('/', 303);
    const context = pages.createContext(request, reply);
    await context.guesses.requireFew();
    const state = await readRequestState(context, token.slice(0, MAX_TOKEN_LENGTH));
    if (state.kind === 'forged') await context.guesses.noteWrong();
    const shown = await showState(context, locale, token, state);
    const dress = await dressPage(pages, context, locale);
    return send(reply, state.kind === 'forged' ? 404 : 200, writePage(dress, shown));
  });

  registerForm(app, forms, {
    path: backInStockTokenPattern,
    fields: z.strictObject({ action: z.enum(['confirm', 'remove']) }),
    // The token in the path is the secret.
    isOnSharedPage: true,
    isRepeatable: true,
    async submit({ fields: { action }, locale, params: { token = '' }, context }) {
      if (action === 'confirm') await confirmBackInStock(context, token);
      else if (await withdrawBackInStock(context, token)) {
        const shown = { title: 'backInStock.removedTitle', text: 'backInStock.removedText', handle: null } as const;
        return { html: writePage(await dressPage(pages, context, locale), shown) };
      }
      return backInStockTokenPath(locale, token);
    },
  });
}

async function showState(context: RequestContext, locale: Locale, token: string, state: RequestState): Promise<Shown> {
  switch (state.kind) {
    case 'forged':
      return { title: 'backInStock.forgedTitle', text: 'backInStock.forgedText', handle: null };
    case 'used':
      return { title: 'backInStock.usedTitle', text: 'backInStock.usedText', handle: null };
    case 'expired': {
      const values = { days: REQUEST_DAYS };
      return { title: 'backInStock.expiredTitle', text: 'backInStock.expiredText', values, handle: null };
    }
    case 'unconfirmed':
    case 'waiting':
    case 'sent': {
      const { request } = state;
      const { handle, email } = request;
      const variant = await namedVariant(context.db, context.markets, { ...request, locale });
      const values = { title: variant?.title ?? handle, email };
      const action = backInStockTokenPath(locale, token);
      const remove = { action, name: 'remove', label: 'backInStock.remove' } as const;
      if (state.kind === 'sent') {
        return { title: 'backInStock.usedTitle', text: 'backInStock.usedText', values, handle, button: remove };
      }
      if (state.kind === 'waiting') {
        return { title: 'backInStock.waitingTitle', text: 'backInStock.waitingText', values, handle, button: remove };
      }
      const button = { action, name: 'confirm', label: 'backInStock.confirm' } as const;
      return { title: 'backInStock.confirmTitle', text: 'backInStock.confirmText', values, handle, button };
    }
  }
}

function writePage(dress: PageDress, { title, text, values = {}, button, handle }: Shown): string {
  const { locale } = dress;
  const t = translateTo(locale);
  const back = handle === null ? urlOf('home', { locale }) : urlOf('product', { locale, product: handle });
  const label = t(handle === null ? 'backInStock.toShop' : 'backInStock.toProduct');
  return writePlainPage({
    ...dress,
    title: t(title),
    headHtml: '',
    bodyHtml: [
      `<p>${escapeHtml(t(text, values))}</p>`,
      button ? writePressForm({ action: button.action, text: t(button.label), fields: [['action', button.name]] }) : '',
      `<p><a href="${escapeHtml(back)}">${escapeHtml(label)}</a></p>`,
    ].join(''),
  });
}

/** The token stays among our own pages; without a referrer of theirs browsers would send forms without an origin. */
function send(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(html);
}
