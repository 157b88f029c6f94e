// Products by what a platform may call them: the id of a product or of a variant, a handle, or a SKU.
import { sql } from 'kysely';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../database/connect.ts';

export type NamedProduct = {
  /** The name as it was asked for. */
  name: string;
  handle: string;
  /** Null where the whole product was named. */
  variantId: string | null;
};

/** Those that there are, whether they are on sale or not, in the order of the names. Of several with one SKU the first. */
export async function findNamedProducts(db: Db, names: readonly string[]): Promise<NamedProduct[]> {
  if (names.length === 0) return [];
  const asked = names.map((name) => ({ name, id: isUuid(name) ? name : null }));
  const { rows } = await sql<NamedProduct>`
    select distinct on (asked.position) asked.name, p.handle, v.id as "variantId"
    from unnest(${asked.map(({ name }) => name)}::text[], ${asked.map(({ id }) => id)}::uuid[])
      with ordinality as asked(name, id, position)
    left join variants v on v.id = asked.id
      or (asked.id is null and v.sku = asked.name and asked.name <> '' and v.archived_at is null)
    join products p on p.id = coalesce(v.product_id, asked.id) or (v.id is null and asked.id is null and p.handle = asked.name)
    order by asked.position, v.position`.execute(db);
  return rows;
}
