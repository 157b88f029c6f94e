// The carts that a platform works with, found and begun.

import { viewOf } from '#src/shop/markets.ts';
import { inTransaction } from '../../database/transaction.ts';
import { nobody, type Session } from '../../http/session.ts';
import { translateTo } from '../../i18n/translations.ts';
import { noVisitCounts } from '../../reports/visit-counts.ts';
import { UcpError } from '../messages/protocol-errors.ts';
import { tellsPlatforms } from '../open-to-assistants.ts';
import type { UcpServices } from '../operation.ts';
import {
  type AssistantCart,
  changeAssistantCart,
  countAssistantCarts,
  createAssistantCart,
  endOf,
  findAssistantCart,
  hashOfId,
  idOf,
  LINK_MS,
} from './assistant-cart-store.ts';

export const MOST_CARTS = 10_000;
/** One platform leaves half of them to the others. */
export const MOST_CARTS_OF_PLATFORM = 5_000;

export type OpenedCart = {
  cart: AssistantCart;
  /** What the platform calls it. */
  id: string;
  /** The same as before, with this cart as that of the session, in its own market. */
  services: UcpServices;
};

/** Throws `unavailable` when there are as many as there may be. */
export async function beginCart(services: UcpServices, { isCheckout }: { isCheckout: boolean }): Promise<OpenedCart> {
  const { context, agent, locale } = services;
  const { platform, webhookUrl, version } = agent;
  const now = context.now();
  const isTold = webhookUrl !== null && (await tellsPlatforms(context.db));
  const told = isTold ? { url: webhookUrl, version: version.name } : null;
  const cart = await inTransaction(context.db, async (tx) => {
    const { all, ofPlatform } = await countAssistantCarts(tx, { platform, now });
    if (all.count >= MOST_CARTS) throw fullUntil(all.oldest, now);
    if (ofPlatform.count >= MOST_CARTS_OF_PLATFORM) throw fullUntil(ofPlatform.oldest, now);
    return createAssistantCart(tx, { platform, locale, isCheckout, told, now });
  });
  return openCart(services, cart, await idOf(cart.cartId));
}

/** There is room again when the oldest one goes. */
function fullUntil(oldest: Date, now: Date): UcpError {
  const retryAfterS = Math.max(1, Math.ceil((endOf({ createdAt: oldest }).getTime() - now.getTime()) / 1000));
  const content = 'The shop holds as many carts of assistants as it can. Try again later.';
  return new UcpError('unavailable', content, { retryAfterS });
}

/** Null for one that is unknown, of another platform, cancelled, or a day old. */
export async function findCartOf(services: UcpServices, id: string): Promise<OpenedCart | null> {
  const { db, now } = services.context;
  const cart = await findAssistantCart(db, { id, platform: services.agent.platform, now: now() });
  return cart && !cart.isCancelled ? openCart(services, cart, id) : null;
}

/** A cart stays in the market that it was begun in. What a platform does is no visit of the shop. */
export function openCart(services: UcpServices, cart: AssistantCart, id: string): OpenedCart {
  const { context } = services;
  const session = sessionOfAssistant(context.session, id);
  const { locale } = cart;
  const view = viewOf(context.markets, locale);
  return {
    cart,
    id,
    services: {
      ...services,
      locale,
      view,
      t: translateTo(locale),
      context: { ...context, session, visitCounts: noVisitCounts },
    },
  };
}

/** Whoever has an account is signed in as a person, and to no assistant. */
export function sessionOfAssistant({ address }: Pick<Session, 'address'>, id: string): Session {
  return {
    ...nobody,
    address,
    cartTokenHash: () => hashOfId(id),
    startCart(): never {
      throw new Error('an assistant has its cart');
    },
  };
}

/** The link leads on for some hours from when the platform last asked for it: answers until when it does. */
export async function renewLink({ cart, services }: OpenedCart): Promise<Date> {
  const { db, now } = services.context;
  const linkUntil = new Date(now().getTime() + LINK_MS);
  // Written once a minute at most.
  const isFresh = Math.abs(linkUntil.getTime() - cart.linkUntil.getTime()) < 60_000;
  if (!isFresh) await inTransaction(db, (tx) => changeAssistantCart(tx, cart.cartId, { linkUntil }));
  const until = isFresh ? cart.linkUntil : linkUntil;
  return until < endOf(cart) ? until : endOf(cart);
}
