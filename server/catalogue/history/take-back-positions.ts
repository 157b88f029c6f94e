import { sql } from 'kysely';
import type { FormerValue, LeftAlone, UndoContext } from '../../history/history-part.ts';
import { givenOf } from '../../history/write-former.ts';

/** Pictures of a product swap places, which are unique at every moment: all of them, or where one was changed none. */
export async function takeBackPositions({ tx }: UndoContext, values: readonly FormerValue[]): Promise<LeftAlone[]> {
  const { rows } = await sql<{ place: number }>`
    select given.place from ${givenOf(values)} as given left join media m on m.id = (given.key ->> 'id')::uuid
    where m.position is distinct from (given.after #>> '{}')::int
      -- A picture that came since has its place.
      or exists (
        select from media other where other.product_id = m.product_id and other.position = (given.before #>> '{}')::int
          and not other.id = any(${values.map(({ key }) => String(key.id))}::uuid[]))`.execute(tx);
  const changed = new Set(rows.map(({ place }) => values[place]?.thingId));
  const kept = values.filter(({ thingId }) => changed.has(thingId));
  const free = values.filter(({ thingId }) => !changed.has(thingId));
  if (free.length > 0) {
    const ids = free.map(({ key }) => String(key.id));
    await sql`update media set position = -1 - position where id = any(${ids}::uuid[])`.execute(tx);
    await sql`
      update media set position = (given.before #>> '{}')::int from ${givenOf(free)} as given
      where media.id = (given.key ->> 'id')::uuid`.execute(tx);
  }
  return kept.map((value) => ({ value, reason: 'ChangedSince' }));
}
