// Putting products into a cart and changing their number. A cart never holds more than there is to sell.
import { maxQuantityOf } from '#src/catalogue/availability.ts';
import { isDayOffered, readGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { checkLineText, normaliseLineText } from '#src/catalogue/line-text.ts';
import { dateIn } from '#src/dates/local-date.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { type ShopMarkets, viewOf } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { Session } from '../http/session.ts';
import { findStock } from '../inventory/stock-store.ts';
import type { CartRefusal } from '../schema/resolver-types.generated.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import {
  acceptCartChanges,
  findAskedText,
  findCartQuantities,
  liesBesideOthers,
  saveCartLine,
} from './cart-line-store.ts';
import { createCart, type LineIdentity, listCartContents, lockCart } from './cart-store.ts';

type Services = { db: Db; now: () => Date; session: Session };
/** `visitCounts`: left out where nobody shops. */
type AddingServices = Services & { visitCounts?: { cartBegun(): void } };
/** `text`: left out where there is none. */
type Line = { variantId: string; text?: string; quantity: number };
export type CartOutcome = Result<null, { kind: CartRefusal }>;

/** Adds to what is in the cart. Refused too when only some of it went in. */
export function addCartLine(services: AddingServices, line: Line): Promise<CartOutcome> {
  return addToCart(services, line, (own) => own + line.quantity);
}

/** Adds what is missing of it, so that doing it twice adds nothing. */
export function completeCartLine(services: Services, line: Line): Promise<CartOutcome> {
  return addToCart(services, line, (own) => Math.max(own, line.quantity));
}

async function addToCart(
  { db, now, session, visitCounts }: AddingServices,
  line: Line,
  quantityFrom: (own: number) => number,
): Promise<CartOutcome> {
  if (line.quantity < 1) return ok(null);
  if (!isUuid(line.variantId)) return refuse({ kind: 'NOT_FOUND' });
  const hash = session.cartTokenHash();
  let isNew = false;
  const put = await inTransaction(db, async (tx): Promise<Put> => {
    const before = hash ? await lockCart(tx, hash) : null;
    isNew = before === null;
    const cart = before ?? (await createCart(tx, session.startCart(), now()));
    const asked = await findAskedText(tx, line.variantId);
    const checked = checkLineText(asked, line.text ?? '');
    if (!checked.ok) return checked;
    const isCard = asked?.giftCard !== undefined;
    if (isCard && !isDayOffered(readGiftCardLine(checked.value).sendOn, dateIn(await readTimeZone(tx), now()))) {
      return refuse({ kind: 'CARD_DAY' });
    }
    if (before && (await liesBesideOthers(tx, cart.id, asked?.giftCard))) return refuse({ kind: 'CARDS_ALONE' });
    const identity = { variantId: line.variantId, text: checked.value };
    const { own, others } = await findCartQuantities(tx, cart.id, identity);
    const quantity = quantityFrom(own);
    return quantity === own
      ? ok('all')
      : putQuantity(tx, { ...identity, cartId: cart.id, quantity, own, others }, now());
  });
  if (isNew && put.ok) visitCounts?.cartBegun();
  return outcomeOf(put);
}

/**
 * Sets the number; zero takes the line out. Refused too when it is less than asked for. Without `mayAdd` a line that is not in
 * the cart any more stays out: a page from before says of it how many there were.
 */
export async function setCartQuantity(
  { db, now, session }: Services,
  line: Line,
  { mayAdd = true }: { mayAdd?: boolean } = {},
): Promise<CartOutcome> {
  const hash = session.cartTokenHash();
  if (!hash || !isUuid(line.variantId)) return refuse({ kind: 'NOT_FOUND' });
  const put = await inTransaction(db, async (tx): Promise<Put> => {
    const cart = await lockCart(tx, hash);
    if (!cart) return refuse({ kind: 'NOT_FOUND' });
    const { variantId, quantity, text = '' } = line;
    const asked = await findAskedText(tx, variantId);
    const checked = checkLineText(asked, text);
    // What can no longer be had can still be taken out.
    // Of a gift card, too, the cart says that it has to be chosen anew.
    if (!checked.ok && quantity > 0)
      return refuse({ kind: asked?.giftCard ? 'TEXT_NOT_ASKED_FOR' : checked.error.kind });
    const identity = { variantId, text: normaliseLineText(text) };
    const { own, others } = await findCartQuantities(tx, cart.id, identity);
    if (!mayAdd && own === 0) return ok('all');
    return putQuantity(tx, { ...identity, cartId: cart.id, quantity, own, others }, now());
  });
  return outcomeOf(put);
}

/** The shopper has read what became dearer, cheaper, or is no longer sold. */
export async function acceptChanges(
  { db, now, session, markets }: Services & { markets: ShopMarkets },
  locale: Locale,
): Promise<void> {
  const hash = session.cartTokenHash();
  if (!hash) return;
  await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, hash);
    if (!cart) return;
    const { gone } = await listCartContents(tx, cart.id, viewOf(markets, locale), now());
    await acceptCartChanges(tx, cart.id, gone, now());
  });
}

/** `own`: how many the cart holds of it; `others`: how many the other lines of the same product hold. */
type WantedLine = LineIdentity & { cartId: string; quantity: number; own: number; others: number };

/** What went in. A refusal has changed nothing. */
type Put = Result<'all' | 'some', { kind: CartRefusal }>;

async function putQuantity(tx: Transaction, { own, others, ...line }: WantedLine, now: Date): Promise<Put> {
  const wanted = Math.max(0, line.quantity);
  const stock = await findStock(tx, line.variantId);
  if (!stock) return refuse({ kind: 'NOT_FOUND' });
  const quantity = Math.min(wanted, Math.max(0, maxQuantityOf(stock) - others));
  if (quantity === 0 && wanted > 0) return refuse({ kind: 'OUT_OF_STOCK' });
  // A line that stays as it is keeps the prices that the shopper knows: what became dearer is told until it was read.
  if (quantity !== own) await saveCartLine(tx, { ...line, quantity, now });
  return ok(quantity === wanted ? 'all' : 'some');
}

/** The shopper is told that it was not all. */
function outcomeOf(put: Put): CartOutcome {
  if (!put.ok) return put;
  return put.value === 'all' ? ok(null) : refuse({ kind: 'QUANTITY_LIMITED' });
}
