// Stock that somebody changes by hand: what is on hand and the ledger's row for it, in one statement.
import { sql } from 'kysely';
import type { StockLineRefusal } from '#src/catalogue/office/stock/stock-refusals.ts';
import type { StockCause } from '#src/catalogue/stock-causes.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LockedStock } from './lock-stock.ts';

export type StockDifference = { variantId: string; by: number };

/** Why it cannot be. */
export type StockFault = Exclude<StockLineRefusal, { kind: 'QuantityInvalid' | 'StockEnteredSince' }>;

const MOST_ON_HAND = 2_147_483_647;

/** Null when the difference can be written. */
export function faultOf(stock: LockedStock | undefined, by: number): StockFault | null {
  if (!stock) return { kind: 'VariantUnknown' };
  const { tracksStock, onHand, reserved } = stock;
  if (!tracksStock) return { kind: 'StockNotTracked' };
  if (onHand + by < reserved) return { kind: 'StockBelowReserved', onHand, reserved };
  return onHand + by > MOST_ON_HAND ? { kind: 'StockTooLarge', onHand, reserved } : null;
}

/** Writes the stock of variants that are locked; called within a batch. */
export async function writeStock(
  tx: Transaction,
  differences: readonly StockDifference[],
  { cause, reason, now }: { cause: StockCause | ''; reason: string; now: Date },
): Promise<void> {
  const given = differences.filter(({ by }) => by !== 0);
  if (given.length === 0) return;
  await sql`
    with given as (
      select id, by from unnest(${given.map(({ variantId }) => variantId)}::uuid[], ${given.map(({ by }) => by)}::integer[])
        as given (id, by)
    ), written as (
      update variants v set on_hand = v.on_hand + given.by from given where v.id = given.id returning v.id
    )
    insert into stock_movements (variant_id, kind, quantity, cause, reason, at)
    select given.id, case when given.by > 0 then 'received' else 'written_off' end, abs(given.by), ${cause}, ${reason}, ${now}
    from given join written using (id) order by given.id`.execute(tx);
}
