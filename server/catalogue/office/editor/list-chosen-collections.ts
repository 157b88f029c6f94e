import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';

/** Those that a product can be put into, as the shop orders them. */
export async function listChosenCollections(
  db: Db,
  locale: string,
): Promise<{ id: string; handle: string; title: string }[]> {
  const { rows } = await sql<{ id: string; handle: string; title: string }>`
    select c.id, c.handle, coalesce(t.title, c.handle) as title from collections c
    left join collection_texts t on t.collection_id = c.id and t.locale = ${locale}
    order by c.position, c.handle`.execute(db);
  return rows;
}
