import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';

type Chosen = { id: string; handle: string; title: string; isByRule: boolean };

/** All of them, as the shop orders them: a product can be put into those that no rule fills. */
export async function listChosenCollections(db: Db, locale: string): Promise<Chosen[]> {
  const { rows } = await sql<Chosen>`
    select c.id, c.handle, coalesce(t.title, c.handle) as title, c.rule is not null as "isByRule" from collections c
    left join collection_texts t on t.collection_id = c.id and t.locale = ${locale}
    order by c.position, c.handle`.execute(db);
  return rows;
}
