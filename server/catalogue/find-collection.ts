// Collections as staff lists them, whether they have something to show or not.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';

export type StoredCollection = {
  handle: string;
  /** The titles, in the languages that have one. */
  titles: Partial<Record<Locale, string>>;
  /** All of them, on sale or not. */
  products: number;
};

/** Lists them in the order in which they were made. */
export async function listStoredCollections(db: Db): Promise<StoredCollection[]> {
  const { rows } = await sql<StoredCollection>`
    select c.handle,
      (select coalesce(jsonb_object_agg(t.locale, t.title), '{}') from collection_texts t where t.collection_id = c.id)
        as titles,
      (select count(*)::int from collection_products cp where cp.collection_id = c.id) as products
    from collections c order by c.position, c.handle`.execute(db);
  return rows;
}

export async function findCollection(db: Db, handle: string): Promise<{ id: string } | null> {
  const row = await db.selectFrom('collections').select('id').where('handle', '=', handle).executeTakeFirst();
  return row ?? null;
}

const MOST_NEAR = 5;
const LEAST_LIKENESS = 0.3;

export async function listNearHandles(db: Db, handle: string): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    select handle from collections where similarity(handle, ${handle}) > ${LEAST_LIKENESS}
    order by similarity(handle, ${handle}) desc, handle limit ${MOST_NEAR}`.execute(db);
  return rows.map((row) => row.handle);
}
