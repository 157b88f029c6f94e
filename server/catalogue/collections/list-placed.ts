import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

export type Placed = { productId: string; position: number; isByRule: boolean };

/** All products of a collection in their places; behind those that a rule has not placed come the newest. */
export async function listPlaced(db: Db, id: string): Promise<Placed[]> {
  const { rows } = await sql<Placed>`
    select m.product_id as "productId", m.position, m.by_rule is not null as "isByRule"
    from collection_products m join products p on p.id = m.product_id where m.collection_id = ${id}
    order by m.position, p.created_at desc, p.id`.execute(db);
  return rows;
}
