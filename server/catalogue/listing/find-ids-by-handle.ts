// Products by their handles, those of today and earlier ones.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { ListingIndex } from './listing-index.ts';

/** One for each handle; null where there is no such product. */
type Ids = readonly (string | null)[];

/** JSON of the ids of products that a column names by handles; null for none. */
export function idsOfHandles(handles: RawBuilder<unknown>): RawBuilder<Ids | null> {
  return sql`(select json_agg(coalesce(n.id, r.product_id) order by asked.position)
    from unnest(${handles}) with ordinality as asked(handle, position)
    left join products n on n.handle = asked.handle
    left join product_redirects r on r.handle = asked.handle)`;
}

export async function findIdsByHandle(db: Db, handles: readonly string[]): Promise<Ids> {
  // Its length is hidden from the planner, for the reason that `anyOf` gives.
  const asked = sql`(select ${handles}::text[])`;
  const { rows } = await sql<{ ids: Ids | null }>`select ${idsOfHandles(asked)} as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

/** The ids of what a merchant has chosen by handles, from memory until the catalogue changes. */
export function readChosenIds(db: Db, index: ListingIndex, handles: readonly string[]): Ids | Promise<Ids> {
  return handles.length === 0 ? [] : index.cached(keyOf(handles), () => findIdsByHandle(db, handles));
}

/** Whoever has read them beside something else notes them, so that nobody asks again. */
export function noteChosenIds(index: ListingIndex, handles: readonly string[], ids: Ids): void {
  if (handles.length > 0) index.cached(keyOf(handles), async () => ids);
}

function keyOf(handles: readonly string[]): string {
  return `chosen ${handles.join(' ')}`;
}
