import { sql } from 'kysely';
import type { FormerValue, LeftAlone, UndoContext } from '../../history/history-part.ts';
import { deleteAdded, givenOf, restoreRemoved } from '../../history/write-former.ts';

/** The rows of pictures. The batch of an import does not know yet where its pictures are stored. */
export const media = { table: 'media', key: { id: 'uuid' }, ignored: ['picture', 'position'] } as const;
/** Beyond where pictures stand aside that swap places. */
const ASIDE = -100_000;

/**
 * Deletes those that are as they were added. What an import's picture proposes to keep in view is found out after its batch,
 * too; what somebody has chosen instead is a change.
 */
export async function takeBackAddedPictures(
  context: UndoContext,
  values: readonly FormerValue[],
): Promise<LeftAlone[]> {
  const { rows } = await sql<{ place: number; focus: object }>`
    select given.place, json_build_object('focus_x', m.focus_x, 'focus_y', m.focus_y) as focus
    from ${givenOf(values)} as given join media m on m.id = (given.key ->> 'id')::uuid
    join pictures on pictures.key = m.picture
    where m.focus_x = pictures.focus_x and m.focus_y = pictures.focus_y`.execute(context.tx);
  const proposed = new Map(rows.map(({ place, focus }) => [place, focus]));
  const asAdded = new Map<FormerValue, FormerValue>(
    values.map((value, place) => [{ ...value, after: { ...(value.after as object), ...proposed.get(place) } }, value]),
  );
  const left = await deleteAdded(media)(context, [...asAdded.keys()]);
  return left.map(({ value, reason }) => ({ value: asAdded.get(value) ?? value, reason }));
}

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
