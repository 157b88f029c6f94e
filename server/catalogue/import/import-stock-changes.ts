// Stock is set at the very end of an import, under row locks taken in one order: a checkout that reserves stock
// while a long import runs waits for this moment only, and the two cannot deadlock.
import { sql } from 'kysely';
import type { Transaction } from '#server/database/transaction.ts';
import { readColumnTypes, recordsOf, type WriteBatch } from '../write-batch.ts';
import type { FaultLog, Place } from './import-faults.ts';

export type StockChange = { variantId: string; quantity: number; place: Place };

const ROWS_PER_STATEMENT = 2_000;

/** Sets the stock of the variants, with a movement for each difference. Stock below what is reserved is a fault. */
export async function applyStockChanges(
  tx: Transaction,
  changes: StockChange[],
  { now, faults, writes }: { now: Date; faults: FaultLog; writes: WriteBatch },
): Promise<void> {
  const types = await readColumnTypes(tx);
  const sorted = changes.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  for (let start = 0; start < sorted.length; start += ROWS_PER_STATEMENT) {
    const part = sorted.slice(start, start + ROWS_PER_STATEMENT);
    const locked = await lockVariants(
      tx,
      part.map((change) => change.variantId),
    );
    const stocks: { id: string; on_hand: number }[] = [];
    for (const { variantId, quantity, place } of part) {
      const variant = locked.get(variantId);
      if (!variant || variant.on_hand === quantity) continue;
      if (quantity < variant.reserved) {
        const message = `${quantity} is less than the ${variant.reserved} pieces that orders have reserved.`;
        const fix = `Write at least ${variant.reserved}, or cancel the orders first.`;
        faults.fault('STOCK_BELOW_RESERVED', { ...place, value: String(quantity) }, message, fix);
        continue;
      }
      const difference = quantity - variant.on_hand;
      stocks.push({ id: variantId, on_hand: quantity });
      const kind = difference > 0 ? 'received' : 'written_off';
      writes.put('stock_movements', { variant_id: variantId, kind, quantity: Math.abs(difference), at: now });
    }
    if (faults.count > 0) writes.clear();
    else if (stocks.length > 0) {
      await sql`
        update variants set on_hand = given.on_hand from ${recordsOf(types, 'variants', stocks)} as given
        where variants.id = given.id
      `.execute(tx);
      await writes.flush(tx);
    }
  }
}

async function lockVariants(tx: Transaction, ids: string[]) {
  const rows = await sql<{ id: string; on_hand: number; reserved: number }>`
    select id, on_hand, reserved from variants where id = any(${ids}::uuid[]) order by id for update
  `.execute(tx);
  return new Map(rows.rows.map((row) => [row.id, row]));
}
