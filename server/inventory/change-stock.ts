import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { StockOnHand } from './stock-store.ts';

/** `by`: received, or below zero written off; `to`: counted. */
export type StockChange = { by: number } | { to: number };

export type StockRefusal =
  | { kind: 'VariantUnknown' }
  /** The variant is sold without counting. */
  | { kind: 'StockNotTracked' }
  | ({ kind: 'StockBelowReserved' } & StockOnHand)
  | ({ kind: 'StockTooLarge' } & StockOnHand);

const MOST_ON_HAND = 2_147_483_647;

/** Receives, writes off or counts a variant's stock, with a movement for the difference. */
export async function changeStock(
  { db, now }: { db: Db; now: () => Date },
  { variantId, change, reason = '' }: { variantId: string; change: StockChange; reason?: string | undefined },
): Promise<Result<StockOnHand & { difference: number }, StockRefusal>> {
  return inTransaction(db, async (tx) => {
    const variant = await lockStock(tx, variantId);
    if (!variant) return refuse({ kind: 'VariantUnknown' });
    if (!variant.tracks_stock) return refuse({ kind: 'StockNotTracked' });
    const { on_hand: before, reserved } = variant;
    const onHand = 'to' in change ? change.to : before + change.by;
    if (onHand < reserved) return refuse({ kind: 'StockBelowReserved', onHand: before, reserved });
    if (onHand > MOST_ON_HAND) return refuse({ kind: 'StockTooLarge', onHand: before, reserved });
    const difference = onHand - before;
    if (difference === 0) return ok({ onHand, reserved, difference });
    await tx.updateTable('variants').set({ on_hand: onHand }).where('id', '=', variantId).execute();
    await tx
      .insertInto('stock_movements')
      .values({
        variant_id: variantId,
        kind: difference > 0 ? 'received' : 'written_off',
        quantity: Math.abs(difference),
        reason,
        at: now(),
      })
      .execute();
    return ok({ onHand, reserved, difference });
  });
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
