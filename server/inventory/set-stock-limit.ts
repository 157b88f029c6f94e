import type { StockLineRefusal } from '#src/catalogue/office/stock/stock-refusals.ts';
import { MOST_ENTERED } from '#src/catalogue/stock-causes.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch } from '../history/change-batch.ts';
import { lockStock } from './lock-stock.ts';

type Services = { db: Db; now: () => Date; by: ChangedBy };

type LimitRefusal =
  | Extract<StockLineRefusal, { kind: 'VariantUnknown' | 'QuantityInvalid' }>
  /** Somebody else has set `lowAt` since the one that was seen. */
  | { kind: 'LimitChangedSince'; lowAt: number | null };

/** `seen`: the one that was there when `lowAt` was chosen; without it whatever is there is written over. */
type StockLimit = { variantId: string; lowAt: number | null; seen?: number | null | undefined };

/** Sets the number from which on a variant is low; null: from the shop's. */
export async function setStockLimit(
  { db, now, by }: Services,
  { variantId, lowAt, seen }: StockLimit,
): Promise<Result<null, LimitRefusal>> {
  if (lowAt !== null && (!Number.isSafeInteger(lowAt) || lowAt < 0 || lowAt > MOST_ENTERED)) {
    return refuse({ kind: 'QuantityInvalid' });
  }
  return inTransaction(db, async (tx) => {
    const stock = isUuid(variantId) ? (await lockStock(tx, [variantId])).get(variantId) : undefined;
    if (!stock) return refuse({ kind: 'VariantUnknown' });
    const { low_stock_at: current } = await tx
      .selectFrom('variants')
      .select('low_stock_at')
      .where('id', '=', variantId)
      .executeTakeFirstOrThrow();
    if (seen !== undefined && current !== seen && current !== lowAt) {
      return refuse({ kind: 'LimitChangedSince', lowAt: current });
    }
    const variant = stock.sku || variantId;
    await inBatch(tx, { by, title: { key: 'batch.stockLimit', values: { variant } }, now: now() }, () =>
      tx.updateTable('variants').set({ low_stock_at: lowAt }).where('id', '=', variantId).execute(),
    );
    return ok(null);
  });
}
