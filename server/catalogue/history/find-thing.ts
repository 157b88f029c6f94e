import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Thing } from '../../history/change-batch.ts';

/** What a merchant names by a handle, or a variant's product by the SKU: a product before a collection. */
export async function findThing(db: Db, name: string): Promise<Thing | null> {
  const { rows } = await sql<Thing>`
    select 'product' as kind, id::text, 1 as place from products where handle = ${name}
    union all select 'product', product_id::text, 2 from variants where sku = ${name} and sku <> ''
    union all select 'collection', id::text, 3 from collections where handle = ${name}
    order by place limit 1`.execute(db);
  const [found] = rows;
  return found ? { kind: found.kind, id: found.id } : null;
}
