// The variants whose stock somebody changes by hand, locked in the one order in which everybody locks: products as the
// history does, then the variants as orders do.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { lockThings } from '../history/change-batch.ts';

export type LockedStock = {
  id: string;
  sku: string;
  tracksStock: boolean;
  onHand: number;
  reserved: number;
  /** That of the product. */
  version: number;
};

/** Those that have left the catalogue, or never were in it, are left out. */
export async function lockStock(tx: Transaction, variantIds: readonly string[]): Promise<Map<string, LockedStock>> {
  const { rows: products } = await sql<{ id: string }>`
    select distinct product_id::text as id from variants where id = any(${variantIds}::uuid[])`.execute(tx);
  const versions = await lockThings(
    tx,
    'product',
    products.map(({ id }) => id),
  );
  const { rows } = await sql<Omit<LockedStock, 'version'> & { productId: string }>`
    select id, product_id as "productId", sku, tracks_stock as "tracksStock", on_hand as "onHand", reserved from variants
    where id = any(${variantIds}::uuid[]) and archived_at is null order by id for update`.execute(tx);
  return new Map(rows.map(({ productId, ...row }) => [row.id, { ...row, version: versions.get(productId) ?? 0 }]));
}
