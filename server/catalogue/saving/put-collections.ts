// Puts products into collections and takes them out. A product that comes stands last; the others stay where they are.
import { sql } from 'kysely';
import type { Transaction } from '../../database/transaction.ts';
import type { ProductPatch } from './product-patch.ts';

export type CollectionByRule = { kind: 'CollectionByRule'; collection: string };

/** What a rule fills keeps nothing that somebody puts there, and loses nothing that somebody takes out. */
export async function refuseRuled(
  tx: Transaction,
  { id, patch }: { id: string; patch: ProductPatch },
): Promise<CollectionByRule | null> {
  const named = Object.entries(patch.collections ?? {});
  if (named.length === 0) return null;
  const { rows } = await sql<{ id: string; handle: string; isIn: boolean }>`
    select c.id, c.handle, exists (
      select from collection_products m where m.collection_id = c.id and m.product_id = ${id}) as "isIn"
    from collections c where c.id = any(${named.map(([collection]) => collection)}::uuid[]) and c.rule is not null`.execute(
    tx,
  );
  const other = rows.find((row) => patch.collections?.[row.id] !== row.isIn);
  return other ? { kind: 'CollectionByRule', collection: other.handle } : null;
}

type Member = { productId: string; collectionId: string };

/** The products that are in others now. A collection that has gone meanwhile has none of them. */
export async function putCollections(
  tx: Transaction,
  saves: readonly { productId: string; patch: ProductPatch }[],
  now: Date,
): Promise<string[]> {
  const wanted = (isIn: boolean) =>
    saves.flatMap(({ productId, patch }) =>
      Object.entries(patch.collections ?? {}).flatMap(([collectionId, is]) =>
        is === isIn ? [{ productId, collectionId }] : [],
      ),
    );
  const [joined, left] = [wanted(true), wanted(false)];
  if (joined.length + left.length === 0) return [];
  const { rows: added } = await sql<{ product_id: string }>`
    insert into collection_products (collection_id, product_id, position)
    select c.id, given.product, (select coalesce(max(position), 0) from collection_products where collection_id = c.id)
      + row_number() over (partition by c.id order by given.place)
    from ${givenOf(joined)} join collections c on c.id = given.collection
    on conflict do nothing returning product_id`.execute(tx);
  const { rows: removed } = await sql<{ product_id: string }>`
    delete from collection_products m using ${givenOf(left)}
    where m.collection_id = given.collection and m.product_id = given.product returning m.product_id`.execute(tx);
  const moved = [...new Set([...added, ...removed].map((row) => row.product_id))];
  if (moved.length > 0) await tx.updateTable('products').set({ updated_at: now }).where('id', 'in', moved).execute();
  return moved;
}

function givenOf(members: readonly Member[]) {
  return sql`(
    select * from unnest(${members.map(({ collectionId }) => collectionId)}::uuid[], ${members.map(
      ({ productId }) => productId,
    )}::uuid[], ${members.map((_, place) => place)}::int[]) as each (collection, product, place)) as given`;
}
