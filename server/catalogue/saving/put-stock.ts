// Stock as a save of the whole product changes it: by differences, with a movement for each that says so, and never below
// what orders have reserved. Numbers alone are entered with their reason (`enter-stock.ts`).
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';

/** `key`: the name of what may be sent again. */
export type StockDifference = { variantId: string; by: number; key?: string | undefined };

export type LockedStock = Map<string, { on_hand: number; reserved: number; tracks_stock: boolean }>;

/** Reads the pieces under a lock, in the order of the ids in which orders lock them, too. */
export async function lockStock(tx: Transaction, ids: readonly string[]): Promise<LockedStock> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; on_hand: number; reserved: number; tracks_stock: boolean }>`
    select id, on_hand, reserved, tracks_stock from variants where id = any(${ids}::uuid[]) order by id for update`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/** What is left of each difference after what has been moved under its key. The product is locked. */
export async function withoutMoved(
  tx: Transaction,
  differences: readonly StockDifference[],
): Promise<StockDifference[]> {
  const keys = differences.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return [...differences];
  const { rows } = await sql<{ variantId: string; key: string; moved: number }>`
    select variant_id as "variantId", difference_key as key,
      sum(case kind when 'received' then quantity else -quantity end)::int as moved
    from stock_movements where difference_key = any(${keys}::uuid[]) group by variant_id, difference_key`.execute(tx);
  return differences.map((difference) => {
    const { variantId, by, key } = difference;
    const moved = rows.find((row) => row.variantId === variantId && row.key === key)?.moved ?? 0;
    return { ...difference, by: by - moved };
  });
}

/** A variant may have several, each a movement of its own: only what was typed may be sent again under its key. */
export async function putStock(
  tx: Transaction,
  differences: readonly StockDifference[],
  { now, reason = '' }: { now: Date; reason?: string },
): Promise<void> {
  const changed = differences.filter(({ by }) => by !== 0).toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  if (changed.length === 0) return;
  const given = sql`(
    select * from unnest(${changed.map(({ variantId }) => variantId)}::uuid[], ${changed.map(({ by }) => by)}::int[],
      ${changed.map(({ key }) => key ?? null)}::uuid[]) as given (id, difference, key)) as given`;
  await sql`
    update variants v set on_hand = v.on_hand + moved.by
    from (select id, sum(difference)::int as by from ${given} group by id) moved where v.id = moved.id`.execute(tx);
  await sql`
    insert into stock_movements (variant_id, kind, quantity, cause, reason, at, difference_key)
    select id, case when difference > 0 then 'received' else 'written_off' end, abs(difference), 'corrected', ${reason}, ${now}, key
    from ${given}`.execute(tx);
}
