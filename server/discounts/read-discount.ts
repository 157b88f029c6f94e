// The code of a cart, and what it comes to now.
import { type AppliedDiscount, applyDiscount, type DiscountRefusal } from '#src/discounts/apply-discount.ts';
import type { Currency, Money } from '#src/money.ts';
import { money, multiplyMoney } from '#src/money.ts';
import { type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import {
  countOtherUses,
  findCodeOfOrder,
  findDiscountCode,
  listVariantsInScope,
  lockDiscountCode,
  type StoredDiscountCode,
} from './discount-code-store.ts';

export type DiscountedCart = {
  cartId: string | null;
  /** A gift card is money, which no code makes cheaper. */
  lines: readonly { variantId: string; unitPrice: Money; quantity: number; isGiftCard: boolean }[];
  currency: Currency;
  /** Empty while it is not known. */
  email: string;
  now: Date;
};

export type CartDiscount = {
  /** Null for one that is no longer known. */
  id: string | null;
  code: string;
  outcome: Result<AppliedDiscount, DiscountRefusal>;
};

/** `code`: normalised. */
export async function readDiscount(db: Db, code: string, cart: DiscountedCart): Promise<CartDiscount> {
  const found = await findDiscountCode(db, code);
  if (!found) return { id: null, code, outcome: refuse({ kind: 'UNKNOWN' }) };
  return { id: found.id, code: found.code, outcome: await outcomeOf(db, found, cart) };
}

/** The same for an order that is being placed: of two orders for the last use the second one finds it used up. */
export async function lockDiscount(tx: Transaction, code: string, cart: DiscountedCart): Promise<CartDiscount> {
  const found = await findDiscountCode(tx, code);
  if (found && (found.maxUses !== null || found.maxUsesPerEmail !== null)) await lockDiscountCode(tx, found.id);
  return readDiscount(tx, code, cart);
}

/** Whether a cancelled order, which gave its use back, may have it again. Locks the code. */
export async function isUseLeftFor(tx: Transaction, orderId: string): Promise<boolean> {
  const used = await findCodeOfOrder(tx, orderId);
  if (!used) return true;
  const { code, email } = used;
  await lockDiscountCode(tx, code.id);
  const { uses, usesOfEmail } = await countOtherUses(tx, code, { cartId: null, email });
  return isUnder(code.maxUses, uses) && isUnder(code.maxUsesPerEmail, usesOfEmail);
}

function isUnder(limit: number | null, uses: number): boolean {
  return limit === null || uses < limit;
}

async function outcomeOf(
  db: Db,
  code: StoredDiscountCode,
  { cartId, lines, currency, email, now }: DiscountedCart,
): Promise<CartDiscount['outcome']> {
  const variantIds = lines.map(({ variantId }) => variantId);
  const [inScope, used] = await Promise.all([
    listVariantsInScope(db, code, variantIds),
    countOtherUses(db, code, { cartId, email }),
  ]);
  const priced = lines.map(({ variantId, unitPrice, quantity, isGiftCard }) => ({
    total: multiplyMoney(unitPrice, quantity),
    isInScope: inScope.has(variantId) && !isGiftCard,
  }));
  return applyDiscount(code, { currency, lines: priced, now, ...used });
}

/** The lines with what is taken off each. */
export function withDiscount<Line>(
  lines: readonly Line[],
  discount: CartDiscount | null,
): (Line & { discount?: Money | undefined })[] {
  const parts = discount?.outcome.ok ? discount.outcome.value.lines : [];
  return lines.map((line, position) => ({ ...line, discount: parts[position] }));
}

export function isDeliveryFree(discount: CartDiscount | null): boolean {
  return discount?.outcome.ok === true && discount.outcome.value.isDeliveryFree;
}

/** What is taken off all goods together. */
export function amountOf(lines: readonly { discount?: Money | undefined }[], currency: Currency): Money {
  return money(
    lines.reduce((sum, { discount }) => sum + (discount?.minor ?? 0), 0),
    currency,
  );
}
