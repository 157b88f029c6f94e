// What is left of the products in a draft. What an order that was begun by its link holds is there for it.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { findShortages, type LockedVariant, stockLinesOf } from '../inventory/reserve-stock.ts';
import { titleOf } from '../orders/placing/lock-goods.ts';

export type DraftStock = { variantId: string; available: number };

/** `number`: of the draft; null for one that is not saved. Products that are sold without stock, or not counted, are left out. */
export async function listDraftStock(db: Db, number: number | null, variantIds: string[]): Promise<DraftStock[]> {
  const stock = await readStock(db, number, variantIds);
  return [...stock.values()].flatMap(({ id, tracksStock, sellsWithoutStock, available }) =>
    tracksStock && !sellsWithoutStock ? [{ variantId: id, available }] : [],
  );
}

type Line = Parameters<typeof titleOf>[0] & { variantId: string | null; quantity: number };

/** The titles of the lines for which not enough is left. Nothing is locked: whoever orders asks again. */
export async function listShortTitles(db: Db, number: number, lines: readonly Line[]): Promise<string[]> {
  const needed = stockLinesOf(lines);
  const stock = await readStock(
    db,
    number,
    needed.map(({ variantId }) => variantId),
  );
  const short = new Set<string | null>(findShortages(needed, stock).map(({ variantId }) => variantId));
  return lines.filter(({ variantId }) => short.has(variantId)).map(titleOf);
}

async function readStock(db: Db, number: number | null, variantIds: string[]): Promise<Map<string, LockedVariant>> {
  const { rows } = await sql<LockedVariant>`
    select v.id, v.tracks_stock as "tracksStock", v.sells_without_stock as "sellsWithoutStock",
      (v.on_hand - v.reserved + coalesce((
        select sum(r.quantity) from stock_reservations r join orders o on o.id = r.order_id
          join draft_orders d on d.id = o.draft_id
        where r.variant_id = v.id and d.number = ${number}), 0))::int as available
    from variants v where v.id = any(${variantIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
