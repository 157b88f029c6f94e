import { sql } from 'kysely';
import type { Stock } from '#src/catalogue/availability.ts';
import type { Db } from '../database/connect.ts';

/** Null when the variant is not on sale. */
export async function findStock(db: Db, variantId: string): Promise<Stock | null> {
  return (await listStock(db, [variantId])).get(variantId) ?? null;
}

/** Those of the variants that are on sale. */
export async function listStock(db: Db, variantIds: readonly string[]): Promise<ReadonlyMap<string, Stock>> {
  const { rows } = await sql<Stock & { id: string }>`
    select v.id, v.tracks_stock as "tracksStock", v.sells_without_stock as "sellsWithoutStock",
      v.on_hand - v.reserved as "available"
    from variants v join products p on p.id = v.product_id and p.status = 'active' and p.is_published
    where v.id = any(${variantIds}::uuid[]) and v.archived_at is null`.execute(db);
  return new Map(rows.map(({ id, ...stock }) => [id, stock]));
}

/** `reserved`: of those on hand, for orders. */
export type StockOnHand = { onHand: number; reserved: number };

/** Reads any variant, on sale or not. */
export async function readStockOnHand(db: Db, variantId: string): Promise<StockOnHand & { isTracked: boolean }> {
  return db
    .selectFrom('variants')
    .select(['on_hand as onHand', 'reserved', 'tracks_stock as isTracked'])
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
}
