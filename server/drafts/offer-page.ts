// The page that a payment link leads to: on to its checkout, to the order that was placed by it, or to a page that says
// why neither is possible. Links in e-mails live long, so every end of a draft has its words here.
import type { FastifyInstance } from 'fastify';
import { urlOf } from '#src/addresses.ts';
import { dayAndMonth, formatMoment } from '#src/dates/format-moment.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { CartOffer } from '../cart/cart-offer.ts';
import { listOfferLines } from '../cart/offer-cart.ts';
import { linkPattern } from '../checkout/visit-by-link.ts';
import type { Db } from '../database/connect.ts';
import { escapeHtml } from '../escape-html.ts';
import { dressPage, type PageDress, type PlainPages, writePlainPage } from '../http/plain-page.ts';
import { hashToken, isToken } from '../http/session.ts';
import { translateTo } from '../i18n/translations.ts';
import { findShortages, stockLinesOf } from '../inventory/reserve-stock.ts';
import { orderTokenOf } from '../orders/order-links.ts';
import { titleOf } from '../orders/placing/lock-goods.ts';
import type { RequestContext } from '../schema/request-context.ts';

export type LinkState =
  | { kind: 'valid'; locale: Locale }
  | { kind: 'ordered'; locale: Locale; orderToken: string; isOpen: boolean }
  | { kind: 'withdrawn' | 'replaced' | 'unknown' }
  | { kind: 'expired'; until: string }
  | { kind: 'soldOut'; titles: string[] };

export function registerOfferPage(app: FastifyInstance, pages: PlainPages<RequestContext>): void {
  app.get<{ Params: { locale: string; token: string } }>(linkPattern, async (request, reply) => {
    const { locale, token } = request.params;
    if (!isLocale(locale)) return reply.redirect('/', 303);
    const context = pages.createContext(request, reply);
    await context.guesses.requireFew();
    const state = await readLinkState(context, token);
    reply.headers({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    if (state.kind === 'valid' || (state.kind === 'ordered' && state.isOpen)) {
      return reply.redirect(urlOf('checkout', { locale: state.locale }, { offer: token }), 303);
    }
    if (state.kind === 'ordered') {
      return reply.redirect(urlOf('order', { locale: state.locale, token: state.orderToken }), 303);
    }
    if (state.kind === 'unknown') await context.guesses.noteWrong();
    const [shop, dress] = [await context.readShop(), await dressPage(pages, context, locale)];
    return reply
      .code(state.kind === 'unknown' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .send(writeEndedLink(dress, state, { token, shop }));
  });
}

/** Reads where the link leads now; placing the order checks all of it again under lock. */
export async function readLinkState({ db, now }: { db: Db; now: () => Date }, token: string): Promise<LinkState> {
  if (!isToken(token)) return { kind: 'unknown' };
  const cart = await db
    .selectFrom('carts')
    .leftJoin('draft_orders', 'draft_orders.cart_id', 'carts.id')
    .leftJoin('orders', (join) =>
      join.onRef('orders.cart_id', '=', 'carts.id').on('orders.payment_state', '<>', 'cancelled'),
    )
    .select(['carts.offer', 'carts.closed_at', 'draft_orders.id as draftId', 'draft_orders.withdrawn_at'])
    .select(['orders.id as orderId', 'orders.token_hash as orderHash'])
    .where('carts.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!cart?.offer) return { kind: 'unknown' };
  const offer = cart.offer as CartOffer;
  const { locale } = offer;
  const isOver = Date.parse(offer.expiresAt) <= now().getTime();
  // An order that waits for its payment is finished on the page that placed it, as long as that is there.
  const isOpen = !cart.closed_at && !isOver;
  if (cart.orderId && cart.orderHash) {
    const orderToken = await orderTokenOf(db, { id: cart.orderId, token_hash: cart.orderHash });
    return { kind: 'ordered', locale, orderToken, isOpen };
  }
  if (cart.withdrawn_at) return { kind: 'withdrawn' };
  if (!cart.draftId || cart.closed_at) return { kind: 'replaced' };
  if (isOver) return { kind: 'expired', until: offer.expiresAt };
  const titles = await listSoldOut(db, offer);
  return titles.length > 0 ? { kind: 'soldOut', titles } : { kind: 'valid', locale };
}

async function listSoldOut(db: Db, offer: CartOffer): Promise<string[]> {
  const lines = await listOfferLines(db, offer);
  const stockById = new Map(lines.map(({ variantId, stock }) => [variantId ?? '', { id: variantId ?? '', ...stock }]));
  const short = new Set<string | null>(findShortages(stockLinesOf(lines), stockById).map(({ variantId }) => variantId));
  return lines.filter(({ variantId }) => short.has(variantId)).map(titleOf);
}

type EndedState = Exclude<LinkState, { kind: 'valid' | 'ordered' }>;

function writeEndedLink(
  dress: PageDress,
  state: EndedState,
  { token, shop }: { token: string; shop: ShopProfile },
): string {
  const { locale } = dress;
  const t = translateTo(locale);
  const isSoldOut = state.kind === 'soldOut';
  const values = {
    shop: shop.identity.name,
    titles: isSoldOut ? state.titles.join('; ') : '',
    until: state.kind === 'expired' ? formatMoment(state.until, locale, shop.timeZone, dayAndMonth) : '',
  };
  const { email } = shop.company;
  const link = (href: string, label: MessageKey) =>
    `<p><a href="${escapeHtml(href)}">${escapeHtml(t(label, values))}</a></p>`;
  return writePlainPage({
    ...dress,
    title: t(isSoldOut ? 'draftMail.soldOutTitle' : 'draftMail.endedTitle'),
    headHtml: '',
    bodyHtml: [
      `<p>${escapeHtml(t(`draftMail.${state.kind}`, values))}</p>`,
      isSoldOut ? link(linkPattern.replace(':locale', locale).replace(':token', token), 'draftMail.again') : '',
      email ? link(`mailto:${email}`, 'draftMail.contact') : '',
      link(urlOf('home', { locale }), 'draftMail.home'),
    ].join(''),
  });
}
