// Stock is set at the very end of an import, under row locks taken in one order: a checkout that reserves stock
// while a long import runs waits for this moment only, and the two cannot deadlock.
import { sql } from 'kysely';
import type { Transaction } from '#server/database/transaction.ts';
import { readColumnTypes, recordsOf, type WriteBatch } from '../write-batch.ts';
import type { StockedVariant, StockLog } from './import-change-log.ts';
import type { FaultLog, Place } from './import-faults.ts';

export type StockChange = {
  variantId: string;
  /** What the file says. */
  value: number;
  /** How much it differs from what the shop has, or from what the file said before. */
  difference: number;
  /** Whether stock becomes the value; otherwise the difference is added to it. */
  sets: boolean;
  /** When the file was written, if this shop has written it. */
  exportedAt: Date | null;
  place: Place;
  name: StockedVariant;
};

const ROWS_PER_STATEMENT = 2_000;

export function stockFileKey(variantId: string, exportedAt: Date): string {
  return `${variantId} ${exportedAt.toISOString()}`;
}

/** What the files of exports said last, of these products, without what was taken back. */
export async function loadStockFiles(tx: Transaction, productIds: string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('stock_files')
    .innerJoin('variants', 'variants.id', 'stock_files.variant_id')
    .distinctOn(['variant_id', 'exported_at'])
    .select(['variant_id', 'exported_at', 'quantity'])
    .where('product_id', 'in', productIds)
    .where('is_taken_back', '=', false)
    .orderBy('variant_id')
    .orderBy('exported_at')
    .orderBy('stock_files.id', 'desc')
    .execute();
  return new Map(rows.map((row) => [stockFileKey(row.variant_id, row.exported_at), row.quantity]));
}

type StockContext = {
  now: Date;
  faults: FaultLog;
  stock: StockLog;
  writes: WriteBatch;
  looksOnly?: boolean | undefined;
};

/** Changes the stock of the variants, with a movement for each. Stock below what is reserved is a fault. */
export async function applyStockChanges(
  tx: Transaction,
  changes: StockChange[],
  { now, faults, stock, writes, looksOnly = false }: StockContext,
): Promise<void> {
  const types = await readColumnTypes(tx);
  const sorted = changes.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  for (let start = 0; start < sorted.length; start += ROWS_PER_STATEMENT) {
    const part = sorted.slice(start, start + ROWS_PER_STATEMENT);
    const locked = await lockVariants(
      tx,
      part.map((change) => change.variantId),
      !looksOnly,
    );
    const stocks: { id: string; on_hand: number }[] = [];
    for (const change of part) {
      const variant = locked.get(change.variantId);
      if (!variant) continue;
      const { variantId, value, exportedAt } = change;
      const after = change.sets ? value : variant.on_hand + change.difference;
      if (after < variant.reserved) {
        refuse(faults, change, { ...variant, after });
        continue;
      }
      if (exportedAt) writes.put('stock_files', { variant_id: variantId, exported_at: exportedAt, quantity: value });
      if (after === variant.on_hand) continue;
      const difference = after - variant.on_hand;
      stock.change({ ...change.name, before: variant.on_hand, after, inFile: value });
      stocks.push({ id: variantId, on_hand: after });
      const kind = difference > 0 ? 'received' : 'written_off';
      writes.put('stock_movements', { variant_id: variantId, kind, quantity: Math.abs(difference), at: now });
    }
    if (faults.count > 0 || looksOnly) writes.clear();
    else {
      if (stocks.length > 0) {
        await sql`
          update variants set on_hand = given.on_hand from ${recordsOf(types, 'variants', stocks)} as given
          where variants.id = given.id
        `.execute(tx);
      }
      await writes.flush(tx);
    }
  }
}

function refuse(
  faults: FaultLog,
  { value, difference, sets, place }: StockChange,
  { after, reserved }: { after: number; reserved: number },
): void {
  const message = sets
    ? `${value} is less than the ${reserved} pieces that orders have reserved.`
    : `${-difference} pieces fewer than at the export would leave ${after}, and orders have reserved ${reserved}.`;
  const fix = `Write at least ${value + reserved - after}, or cancel the orders first.`;
  faults.fault('STOCK_BELOW_RESERVED', { ...place, value: String(value) }, message, fix);
}

async function lockVariants(tx: Transaction, ids: string[], isLocked: boolean) {
  const rows = await sql<{ id: string; on_hand: number; reserved: number }>`
    select id, on_hand, reserved from variants where id = any(${ids}::uuid[]) order by id ${isLocked ? sql`for update` : sql``}
  `.execute(tx);
  return new Map(rows.rows.map((row) => [row.id, row]));
}
