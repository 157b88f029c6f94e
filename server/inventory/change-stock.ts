import type { BatchTitle } from '#src/history/batch-title.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch } from '../history/change-batch.ts';
import { lockStock } from './lock-stock.ts';
import type { StockOnHand } from './stock-store.ts';
import { faultOf, type StockFault, writeStock } from './write-stock.ts';

/** `by`: received, or below zero written off; `to`: counted. */
export type StockChange = { by: number } | { to: number };

export type StockRefusal = StockFault;

/** `batchId`: under which the change can be taken back; null when there was none. */
export type StockChanged = StockOnHand & { difference: number; batchId: number | null };

/** Receives, writes off or counts a variant's stock, with a movement for the difference. */
export async function changeStock(
  { db, now, by: changedBy }: { db: Db; now: () => Date; by: ChangedBy },
  { variantId, change, reason = '' }: { variantId: string; change: StockChange; reason?: string | undefined },
): Promise<Result<StockChanged, StockRefusal>> {
  return inTransaction(db, async (tx) => {
    const stock = (await lockStock(tx, [variantId])).get(variantId);
    if (!stock) return refuse({ kind: 'VariantUnknown' });
    const { onHand: before, reserved } = stock;
    const difference = 'to' in change ? change.to - before : change.by;
    const fault = faultOf(stock, difference);
    if (fault) return refuse(fault);
    const onHand = before + difference;
    if (difference === 0) return ok({ onHand, reserved, difference, batchId: null });
    const values = { variant: stock.sku || variantId, before, after: onHand };
    const title: BatchTitle = { key: 'batch.stock', values };
    const { batchId } = await inBatch(tx, { by: changedBy, title, now: now() }, () =>
      writeStock(tx, [{ variantId, by: difference }], { cause: 'to' in change ? 'counted' : '', reason, now: now() }),
    );
    return ok({ onHand, reserved, difference, batchId });
  });
}
