import type { BatchTitle } from '#src/history/batch-title.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings } from '../history/change-batch.ts';
import type { StockOnHand } from './stock-store.ts';

/** `by`: received, or below zero written off; `to`: counted. */
export type StockChange = { by: number } | { to: number };

export type StockRefusal =
  | { kind: 'VariantUnknown' }
  /** The variant is sold without counting. */
  | { kind: 'StockNotTracked' }
  | ({ kind: 'StockBelowReserved' } & StockOnHand)
  | ({ kind: 'StockTooLarge' } & StockOnHand);

/** `batchId`: under which the change can be taken back; null when there was none. */
export type StockChanged = StockOnHand & { difference: number; batchId: number | null };

const MOST_ON_HAND = 2_147_483_647;

/** Receives, writes off or counts a variant's stock, with a movement for the difference. */
export async function changeStock(
  { db, now, by: changedBy }: { db: Db; now: () => Date; by: ChangedBy },
  { variantId, change, reason = '' }: { variantId: string; change: StockChange; reason?: string | undefined },
): Promise<Result<StockChanged, StockRefusal>> {
  return inTransaction(db, async (tx) => {
    const named = await nameVariant(tx, variantId);
    if (!named) return refuse({ kind: 'VariantUnknown' });
    await lockThings(tx, 'product', [named.product_id]);
    const variant = await lockStock(tx, variantId);
    if (!variant) return refuse({ kind: 'VariantUnknown' });
    if (!variant.tracks_stock) return refuse({ kind: 'StockNotTracked' });
    const { on_hand: before, reserved } = variant;
    const onHand = 'to' in change ? change.to : before + change.by;
    if (onHand < reserved) return refuse({ kind: 'StockBelowReserved', onHand: before, reserved });
    if (onHand > MOST_ON_HAND) return refuse({ kind: 'StockTooLarge', onHand: before, reserved });
    const difference = onHand - before;
    if (difference === 0) return ok({ onHand, reserved, difference, batchId: null });
    const values = { variant: named.sku || variantId, before, after: onHand };
    const title: BatchTitle = { key: 'batch.stock', values };
    const { batchId } = await inBatch(tx, { by: changedBy, title, now: now() }, () =>
      writeStock(tx, { variantId, onHand, difference, reason, at: now() }),
    );
    return ok({ onHand, reserved, difference, batchId });
  });
}

async function writeStock(
  tx: Transaction,
  stock: { variantId: string; onHand: number; difference: number; reason: string; at: Date },
): Promise<void> {
  const { variantId, onHand, difference, reason, at } = stock;
  await tx.updateTable('variants').set({ on_hand: onHand }).where('id', '=', variantId).execute();
  const kind = difference > 0 ? 'received' : 'written_off';
  await tx
    .insertInto('stock_movements')
    .values({ variant_id: variantId, kind, quantity: Math.abs(difference), reason, at })
    .execute();
}

function nameVariant(tx: Transaction, variantId: string) {
  return tx.selectFrom('variants').select(['product_id', 'sku']).where('id', '=', variantId).executeTakeFirst();
}

function lockStock(tx: Transaction, variantId: string) {
  return tx
    .selectFrom('variants')
    .select(['tracks_stock', 'on_hand', 'reserved'])
    .where('id', '=', variantId)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
