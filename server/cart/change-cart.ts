// Putting articles into a cart and changing their number. A cart never holds more than there is to sell.
import { z } from 'zod';
import { maxQuantityOf } from '#src/catalogue/availability.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { type ShopMarkets, viewOf } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { Session } from '../http/session.ts';
import { findStock } from '../inventory/stock-store.ts';
import type { CartRefusal } from '../schema/resolver-types.generated.ts';
import {
  acceptCartChanges,
  createCart,
  findCartQuantity,
  listCartContents,
  lockCart,
  saveCartLine,
} from './cart-store.ts';

type Services = { db: Db; now: () => Date; session: Session };
type Line = { variantId: string; quantity: number };
export type CartOutcome = Result<null, { kind: CartRefusal }>;

/** Adds to what is in the cart. Refused too when only some of it went in. */
export async function addCartLine({ db, now, session }: Services, line: Line): Promise<CartOutcome> {
  if (line.quantity < 1) return ok(null);
  if (!isVariantId(line.variantId)) return refuse({ kind: 'NOT_FOUND' });
  const known = session.cartTokenHash();
  return inTransaction(db, async (tx) => {
    const cart = (known && (await lockCart(tx, known))) ?? (await createCart(tx, session.startCart(), now()));
    const quantity = (await findCartQuantity(tx, cart.id, line.variantId)) + line.quantity;
    return putQuantity(tx, cart.id, { variantId: line.variantId, quantity }, now());
  });
}

/** Sets the number; zero takes the line out. Refused too when it is less than asked for. */
export async function setCartQuantity({ db, now, session }: Services, line: Line): Promise<CartOutcome> {
  const known = session.cartTokenHash();
  if (!known || !isVariantId(line.variantId)) return refuse({ kind: 'NOT_FOUND' });
  return inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, known);
    if (!cart) return refuse({ kind: 'NOT_FOUND' });
    return putQuantity(tx, cart.id, line, now());
  });
}

/** The shopper has read what became dearer, cheaper, or is no longer sold. */
export async function acceptChanges(
  { db, now, session, markets }: Services & { markets: ShopMarkets },
  locale: Locale,
): Promise<void> {
  const known = session.cartTokenHash();
  if (!known) return;
  await inTransaction(db, async (tx) => {
    const cart = await lockCart(tx, known);
    if (!cart) return;
    const { gone } = await listCartContents(tx, cart.id, viewOf(markets, locale));
    await acceptCartChanges(tx, cart.id, gone, now());
  });
}

async function putQuantity(tx: Transaction, cartId: string, line: Line, now: Date): Promise<CartOutcome> {
  const { variantId } = line;
  const wanted = Math.max(0, line.quantity);
  const stock = await findStock(tx, variantId);
  if (!stock) return refuse({ kind: 'NOT_FOUND' });
  const quantity = Math.min(wanted, maxQuantityOf(stock));
  await saveCartLine(tx, { cartId, variantId, quantity, now });
  if (quantity === wanted) return ok(null);
  return refuse({ kind: quantity === 0 ? 'OUT_OF_STOCK' : 'QUANTITY_LIMITED' });
}

function isVariantId(text: string): boolean {
  return z.uuid().safeParse(text).success;
}
