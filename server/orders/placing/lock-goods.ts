// The stock of what is ordered, held until the order is written.
import { type LineDetail, showVariant } from '#src/catalogue/line-text.ts';
import type { OrderRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { OrderedLine } from '../../cart/cart-store.ts';
import type { Transaction } from '../../database/transaction.ts';
import { findShortages, lockVariants, stockLinesOf } from '../../inventory/reserve-stock.ts';

export type LockedGoods = {
  goods: ReturnType<typeof stockLinesOf>;
  variants: Awaited<ReturnType<typeof lockVariants>>;
};

/** Locks the goods: until the end of the transaction, no one else can reserve them. */
export async function lockGoods(tx: Transaction, lines: OrderedLine[]): Promise<Result<LockedGoods, OrderRefusal>> {
  const goods = stockLinesOf(lines);
  const variants = await lockVariants(
    tx,
    goods.map(({ variantId }) => variantId),
  );
  const shortages = findShortages(goods, variants);
  if (shortages.length === 0) return ok({ goods, variants });
  const short = new Set<string | null>(shortages.map(({ variantId }) => variantId));
  return refuse({ kind: 'OutOfStock', titles: lines.filter((line) => short.has(line.variantId)).map(titleOf) });
}

export function titleOf({ title, ...detail }: Partial<LineDetail> & { title: string }): string {
  const variantTitle = showVariant(detail);
  return variantTitle ? `${title} (${variantTitle})` : title;
}
