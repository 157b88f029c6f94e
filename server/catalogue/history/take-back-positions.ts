import { sql } from 'kysely';
import type { FormerValue, LeftAlone, UndoContext } from '../../history/history-part.ts';
import { givenOf, restoreRemoved } from '../../history/write-former.ts';

const media = { table: 'media', key: { id: 'uuid' }, ignored: [] } as const;
/** Beyond where pictures stand aside that swap places. */
const ASIDE = -100_000;

/** Aside from the others, whose places are not taken back yet; `placePictures` puts them among them. */
export function takeBackRemovedPictures(context: UndoContext, values: readonly FormerValue[]): Promise<LeftAlone[]> {
  const asides = new Map(values.map((value) => [{ ...value, before: moved(value.before) }, value]));
  return restoreRemoved(media)(context, [...asides.keys()]).then((left) =>
    left.map(({ value, reason }) => ({ value: asides.get(value) ?? value, reason })),
  );
}

function moved(row: unknown): unknown {
  const picture = row as { position: number };
  return { ...picture, position: ASIDE - picture.position };
}

/** Puts the pictures where they were, or after all others where another has the place since. */
export async function placePictures({ tx }: UndoContext, values: readonly FormerValue[]): Promise<void> {
  const ids = values.flatMap(({ part, key, before }) => (part === 'media' && before !== null ? [String(key.id)] : []));
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select id from media where id = any(${ids}::uuid[]) and position < ${ASIDE} order by position desc`.execute(tx);
  for (const { id } of rows) {
    await sql`
      update media m set position = case
        when exists (select from media o where o.product_id = m.product_id and o.position = ${ASIDE} - m.position)
        then (select greatest(max(o.position), 0) + 1 from media o where o.product_id = m.product_id)
        else ${ASIDE} - m.position end
      where m.id = ${id}`.execute(tx);
  }
}

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
