// A batch of very many changes, done in parts: one transaction would hold what it has locked for as long as the last change
// takes, and nobody could buy meanwhile. Each part is counted in its own transaction, so that none is done twice; whoever asks
// waits for all of them, and what a process leaves behind that dies in the middle is done by the next round of the shop.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { dropEmptyBatch, inBegunBatch } from './change-batch.ts';

/** So many changes are one part, unless one thing has more of them: some tens of milliseconds. */
export const CHANGES_PER_PART = 200;

type PartKind = 'prices' | 'undo';

export type PartCounts = { changed: number; unchanged: number; refused: number };

export type BatchPart = {
  batchId: number;
  /** The input that it was begun with. */
  work: unknown;
  thingIds: string[];
  isLast: boolean;
  /** How much the parts before it have changed. */
  changedBefore: number;
  now: Date;
};

/** Called within the batch. */
export type DoPart<Answer> = (
  tx: Transaction,
  part: BatchPart,
) => Promise<{ answer: Answer; counts: Partial<PartCounts> }>;

/** The ids of the things of each part, in the order in which they are given. */
export function partsOf(things: readonly { id: string; changes: number }[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const { id, changes } of things) {
    const part = parts.at(-1);
    if (part && changes <= room) part.push(id);
    else parts.push([id]);
    room = (part && changes <= room ? room : CHANGES_PER_PART) - changes;
  }
  return parts;
}

type NewParts = { batchId: number; kind: PartKind; work: unknown; parts: readonly (readonly string[])[]; now: Date };

/** The batch is one that was begun (`beginBatch`); the id is for `doParts`. */
export async function beginParts(tx: Transaction, { batchId, kind, work, parts, now }: NewParts): Promise<string> {
  let end = 0;
  const ends = parts.map((part) => {
    end += part.length;
    return end;
  });
  const { id } = await tx
    .insertInto('batch_parts')
    .values({
      ...{ batch_id: batchId, kind, work: JSON.stringify(work), worked_at: now },
      ...{ thing_ids: parts.flat(), part_ends: JSON.stringify(ends) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Working = { db: Db; now: () => Date };

/**
 * Does what is left of the parts, and says what all of them have changed, whoever has done them. A batch that has changed
 * nothing is dropped: then it has no number.
 */
export async function doParts<Answer>(
  { db, now }: Working,
  id: string,
  doPart: DoPart<Answer>,
  onPart: (answer: Answer) => void = () => {},
): Promise<PartCounts & { batchId: number | null }> {
  for (;;) {
    const part = await inTransaction(db, (tx) => doNextPart(tx, { id, now: now(), doPart }));
    if (!part) break;
    onPart(part.answer);
  }
  return inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('batch_parts')
      .select(['batch_id', 'changed', 'unchanged', 'refused'])
      .where('id', '=', id)
      .executeTakeFirst();
    // Another process has found it to be empty.
    if (!row) return { changed: 0, unchanged: 0, refused: 0, batchId: null };
    const { batch_id, ...counts } = row;
    const isEmpty = counts.changed === 0 && (await dropEmptyBatch(tx, batch_id));
    return { ...counts, batchId: isEmpty ? null : batch_id };
  });
}

type Doing<Answer> = { id: string; now: Date; doPart: DoPart<Answer> };

/** Null when nothing is left to do, also because somebody has taken back what was done. */
async function doNextPart<Answer>(
  tx: Transaction,
  { id, now, doPart }: Doing<Answer>,
): Promise<{ answer: Answer } | null> {
  const { rows } = await sql<Omit<BatchPart, 'now'>>`
    select batch_id::int as "batchId", work, done + 1 = jsonb_array_length(part_ends) as "isLast", changed as "changedBefore",
      thing_ids[case done when 0 then 0 else (part_ends ->> (done - 1))::int end + 1 : (part_ends ->> done)::int] as "thingIds"
    from batch_parts where id = ${id} and finished_at is null for update`.execute(tx);
  const [next] = rows;
  if (!next) return null;
  const part = await inBegunBatch(tx, next.batchId, () => doPart(tx, { ...next, now }));
  const { changed = 0, unchanged = 0, refused = 0 } = part?.counts ?? {};
  await sql`
    update batch_parts set done = done + 1, changed = changed + ${changed}, unchanged = unchanged + ${unchanged},
      refused = refused + ${refused}, worked_at = ${now}
    where id = ${id}`.execute(tx);
  // The numbers stay with the batch; whose they were is in its changes.
  if (next.isLast || !part)
    await sql`
      update batch_parts set finished_at = ${now}, done = 0, part_ends = '[]', thing_ids = '{}' where id = ${id}`.execute(
      tx,
    );
  return part;
}

export const FINISH_PARTS_EVERY_MS = 10_000;
/** Whoever has not done a part for so long is dead. */
const DEAD_AFTER_MS = 30_000;

/** Does what somebody has left in the middle. Every process looks; a part that two begin is done by one of them. */
export async function finishParts(
  { db, now }: Working,
  kinds: Readonly<Record<PartKind, DoPart<unknown>>>,
): Promise<number> {
  const left = await db
    .selectFrom('batch_parts')
    .select(['id', 'kind'])
    .where('finished_at', 'is', null)
    .where('worked_at', '<', new Date(now().getTime() - DEAD_AFTER_MS))
    .execute();
  for (const { id, kind } of left) {
    // A newer release does its own kinds itself.
    if (Object.hasOwn(kinds, kind)) await doParts({ db, now }, id, kinds[kind as PartKind]);
  }
  return left.length;
}
