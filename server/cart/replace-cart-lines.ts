// Makes a cart hold exactly what is wanted, in one step: whoever reads it sees what was in it before or what is in it after.
import { maxQuantityOf, type Stock } from '#src/catalogue/availability.ts';
import { checkLineText, type LineText } from '#src/catalogue/line-text.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../database/transaction.ts';
import { listStock } from '../inventory/stock-store.ts';
import type { CartRefusal } from '../schema/resolver-types.generated.ts';
import { deleteCartLines, listAskedTexts, listHeldLines, saveCartLines } from './cart-line-store.ts';

export type WantedQuantity = { variantId: string; quantity: number };

/**
 * The cart must be locked. Each variant is wanted once, without a text. Gives why a variant did not go in, or not with all that
 * was wanted; one that did not stays as it was.
 */
export async function replaceCartLines(
  tx: Transaction,
  { cartId, wanted, now }: { cartId: string; wanted: readonly WantedQuantity[]; now: Date },
): Promise<ReadonlyMap<string, CartRefusal>> {
  const ids = wanted.map(({ variantId }) => variantId);
  const held = await listHeldLines(tx, cartId);
  const [asked, stock] = [await listAskedTexts(tx, ids), await listStock(tx, ids)];
  const refused = new Map<string, CartRefusal>();
  const saved: WantedQuantity[] = [];
  for (const { variantId, quantity } of wanted) {
    const put = quantityFor({ asked: asked.get(variantId), stock: stock.get(variantId) }, quantity);
    if (!put.ok) refused.set(variantId, put.error.kind);
    else {
      if (put.value < quantity) refused.set(variantId, 'QUANTITY_LIMITED');
      saved.push({ variantId, quantity: put.value });
    }
  }
  await deleteCartLines(
    tx,
    cartId,
    held.filter(({ variantId, text }) => text !== '' || !ids.includes(variantId)),
  );
  // A line that stays as it is keeps the prices that are known: what became dearer is told until it was read.
  const before = new Map(held.filter(({ text }) => text === '').map((line) => [line.variantId, line.quantity]));
  await saveCartLines(
    tx,
    cartId,
    saved.filter(({ variantId, quantity }) => before.get(variantId) !== quantity),
    now,
  );
  await tx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute();
  return refused;
}

type Sold = { asked: LineText | null | undefined; stock: Stock | undefined };

function quantityFor({ asked = null, stock }: Sold, wanted: number): Result<number, { kind: CartRefusal }> {
  const checked = checkLineText(asked, '');
  if (!checked.ok) return refuse({ kind: asked?.giftCard ? 'TEXT_NOT_ASKED_FOR' : checked.error.kind });
  if (!stock) return refuse({ kind: 'NOT_FOUND' });
  const quantity = Math.min(wanted, Math.max(0, maxQuantityOf(stock)));
  return quantity === 0 ? refuse({ kind: 'OUT_OF_STOCK' }) : ok(quantity);
}
