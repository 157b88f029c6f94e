// Anyone who came by a payment link orders from its cart instead of the visitor's own, in the market that it was made for.
import type { RouteLocation } from '#src/addresses.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fillPattern } from '#src/url-patterns.ts';
import { findCart } from '../cart/cart-store.ts';
import { isValidOffer } from '../cart/offer-cart.ts';
import type { Db } from '../database/connect.ts';
import { hashToken, isToken, type Session, sessionOfLink } from '../http/session.ts';

type Visit<Context> = { context: Context; locale: Locale };

export async function visitByLink<Context extends { db: Db; session: Session }>(
  context: Context,
  locale: Locale,
  offer: string | null | undefined,
): Promise<Visit<Context>> {
  if (!isToken(offer)) return { context, locale };
  const cart = await findCart(context.db, hashToken(offer));
  return { context: withLink(context, offer), locale: cart?.offer?.locale ?? locale };
}

/** `offer`: of an address, which may hold anything. */
export function withLink<Context extends { session: Session }>(context: Context, offer: unknown): Context {
  return isToken(offer) ? { ...context, session: sessionOfLink(context.session, offer) } : context;
}

/** The page that tells how a link stands: withdrawn, expired, ordered, sold out. */
export const linkPattern = '/:locale/offer/:token';

export function linkPath(locale: Locale, token: string): string {
  return fillPattern(linkPattern, { locale, token });
}

/** The address that a link's checkout leads to once it is not open any more; null for every other address. */
export async function findEndedLink(
  { db, now }: { db: Db; now: () => Date },
  { route, search, locale }: RouteLocation,
): Promise<string | null> {
  const token = route === 'checkout' ? search.get('offer') : null;
  if (!isToken(token)) return null;
  const cart = await findCart(db, hashToken(token));
  return cart?.offer && isValidOffer(cart, now()) ? null : linkPath(locale, token);
}

/** Refusals that no shopper can mend on the page of a link, because only the shop could: its own page tells them. */
export function isToldByLink(kind: string): boolean {
  return ['CartEmpty', 'CartLost', 'OutOfStock', 'DeliveryNotAvailable'].includes(kind);
}
