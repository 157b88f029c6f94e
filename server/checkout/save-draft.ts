// Keeps what was typed into the checkout; never validates more than its size.
import type { Locale } from '#src/i18n/locales.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import type { ShopMarkets } from '#src/shop/markets.ts';
import { createCart, findCart, type StoredCart } from '../cart/cart-store.ts';
import { saveCheckoutDraft } from '../cart/kept-draft.ts';
import { readOpenCart } from '../cart/read-cart.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Session } from '../http/session.ts';
import { destinationOf } from '../shipping/market-countries.ts';
import { readWays } from './read-checkout.ts';

/** Counted in characters. */
export function maxLengthOf(field: string): number {
  return field === 'note' ? 500 : 200;
}

type Services = { db: Db; now: () => Date; session: Session };

/** False when there is no cart to keep it with. */
export async function saveDraft({ db, now, session }: Services, draft: CheckoutDraftInput): Promise<boolean> {
  const cart = await findCartOf({ db, now, session });
  if (!cart) return false;
  await inTransaction(db, (tx) => saveCheckoutDraft(tx, cart.id, draft, { session, now }));
  return true;
}

/**
 * Saves what a page in that language sends: country and delivery that the page had filled in are nobody's choice, and
 * are not kept.
 */
export async function savePageDraft(
  services: Services & { markets: ShopMarkets },
  draft: CheckoutDraftInput,
  locale: Locale,
): Promise<boolean> {
  const open = await readOpenCart(services, locale);
  if (!open.cart || open.cart.offer) return saveDraft(services, draft);
  const { market, countries, offers, usual } = await readWays(services, { open, locale, draft });
  const stored = open.cart.checkoutDraft as Partial<CheckoutDraftInput>;
  const isCountryChosen = Boolean(stored.country) || draft.country !== destinationOf(market, countries, []);
  const isBillChosen = Boolean(stored.billingCountry) || draft.hasBillingAddress;
  // Right after another country is chosen, the form still says what is delivered with in the one before.
  const isOffered = offers.some(({ method }) => method === draft.shippingMethod);
  const isFilledIn = !isOffered || draft.shippingMethod === usual?.method;
  return saveDraft(services, {
    ...draft,
    country: isCountryChosen ? draft.country : '',
    billingCountry: isBillChosen ? draft.billingCountry : '',
    shippingMethod: stored.shippingMethod || !isFilledIn ? draft.shippingMethod : '',
  });
}

/** What was typed before; nothing for a visitor without a cart. */
export async function readStoredDraft(services: Services) {
  return ((await findCartOf(services))?.checkoutDraft ?? {}) as Partial<CheckoutDraftInput>;
}

async function findCartOf({ db, now, session }: Services): Promise<StoredCart | null> {
  const tokenHash = session.cartTokenHash();
  return tokenHash ? findCart(db, tokenHash, { session, now }) : null;
}

/** Meant for a browser that has lost its cart on the way: an empty one, for what was typed. */
export async function keepLostDraft({ db, now, session }: Services, draft: CheckoutDraftInput): Promise<void> {
  await inTransaction(db, async (tx) => {
    const cart = await createCart(tx, session.startCart(), now());
    await saveCheckoutDraft(tx, cart.id, draft, { session, now });
  });
}
