// What names a collection, and would miss it.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { everyWriting } from '../../media/every-writing.ts';

export type CollectionUses = {
  /** Discount codes that are for it. */
  codes: string[];
  /** The handles of collections whose rule asks for it. */
  ruled: string[];
  /** The menu names it. */
  isInMenu: boolean;
  /** The names of the documents whose blocks show it or whose texts lead to it, as they are in force or in a draft. */
  documents: string[];
};

export async function findCollectionUses(db: Db, id: string): Promise<CollectionUses> {
  const { rows } = await sql<CollectionUses>`
    select
      (select coalesce(array_agg(d.code order by d.code), '{}') from discount_code_collections s
        join discount_codes d on d.id = s.code_id where s.collection_id = ${id}) as codes,
      (select coalesce(array_agg(c.handle order by c.handle), '{}') from collections c
        where c.id <> ${id} and ${asksFor(id)}) as ruled,
      coalesce((select data -> 'collections' ? own.handle from settings where document = 'navigation'
        order by version desc limit 1), false) as "isInMenu",
      (select coalesce(array_agg(distinct w.document order by w.document), '{}') from ${everyWriting} as w
        where jsonb_path_exists(w.data, '$.**.handle ? (@ == $handle)', jsonb_build_object('handle', own.handle))
          or w.data::text ~ ('/c/' || own.handle || '[^a-z0-9-]')) as documents
    from (select handle from collections where id = ${id}) as own`.execute(db);
  return rows[0] ?? { codes: [], ruled: [], isInMenu: false, documents: [] };
}

function asksFor(id: string) {
  return sql<boolean>`c.rule @> jsonb_build_object('conditions',
    jsonb_build_array(jsonb_build_object('field', 'collection', 'value', ${id}::text)))`;
}

/**
 * Whether a rule comes back to its own collection, by way of others too. `asked`: the collections that it asks for. To be
 * called while the rules are locked.
 */
export async function isCircular(db: Db, id: string | null, asked: readonly string[]): Promise<boolean> {
  if (asked.length === 0 || id === null) return false;
  const { rows } = await sql<{ found: boolean }>`
    with recursive reached (id) as (
      select unnest(${asked}::uuid[])
      union
      select (condition ->> 'value')::uuid from reached join collections c on c.id = reached.id
      cross join lateral jsonb_array_elements(c.rule -> 'conditions') as condition
      where condition ->> 'field' = 'collection'
    )
    select exists (select from reached where id = ${id}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Those that the shop does not have. */
export async function listUnknownCollections(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const known = await db
    .selectFrom('collections')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const isKnown = new Set(known.map(({ id }) => id));
  return new Set(ids.filter((id) => !isKnown.has(id)));
}
