// Counts tries in a window of time that begins with the first one. Stored in the database, because several processes
// may serve the shop. A window that begins in the future was begun by a clock that was wrong, and is over.
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { latestPossible } from '../database/wrong-clocks.ts';

export type RateLimit = {
  /** What is limited; each name is counted separately. */
  name: string;
  max: number;
  windowMs: number;
};

type Tries = { tries: number; window_start: Date; ends_at: Date };

/**
 * One statement, so that simultaneous tries are all counted. Given the database it commits by itself, and tries that lead
 * to nothing are counted too; given a transaction it counts what that one does. Milliseconds to wait; 0 within the limit.
 */
export async function countTry(db: Db, limit: RateLimit, who: Buffer | string, now: Date): Promise<number> {
  const endsAt = new Date(now.getTime() + limit.windowMs);
  const isOver = isWindowOver(now);
  const { rows } = await sql<Tries>`
    insert into rate_limits as l (subject, window_start, ends_at, tries)
    values (${subjectOf(limit, who)}, ${now}, ${endsAt}, 1)
    on conflict (subject) do update set
      tries = case when ${isOver} then 1 else l.tries + 1 end,
      window_start = case when ${isOver} then ${now} else l.window_start end,
      ends_at = case when ${isOver} then ${endsAt} else l.ends_at end
    returning tries, window_start, ends_at`.execute(db);
  const [row] = rows;
  return row && row.tries > limit.max ? waitOf(row, now) : 0;
}

/** The same without a try: milliseconds to wait before the next one; 0 when it would be let through. */
export async function findWait(db: Db, limit: RateLimit, who: Buffer | string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['tries', 'window_start', 'ends_at'])
    .where('subject', '=', subjectOf(limit, who))
    .where('window_start', '<=', latestPossible(now))
    .executeTakeFirst();
  return row && row.tries >= limit.max ? Math.max(0, waitOf(row, now)) : 0;
}

/** Takes a counted try back that was none of those which are limited. Commits by itself, as the try did. */
export async function uncountTry(db: Db, limit: RateLimit, who: Buffer | string): Promise<void> {
  await sql`update rate_limits set tries = greatest(tries - 1, 0) where subject = ${subjectOf(limit, who)}`.execute(db);
}

/** Deletes windows that are over: one statement that needs no other. */
export async function deleteOldTries(db: Db, now: Date): Promise<void> {
  await sql`delete from rate_limits as l where ${isWindowOver(now)}`.execute(db);
}

/** Whether the time of `rate_limits as l` is over, or was begun by a clock that was wrong. */
export function isWindowOver(now: Date): RawBuilder<boolean> {
  return sql`(l.ends_at <= ${now} or l.window_start > ${latestPossible(now)})`;
}

function waitOf({ ends_at: end }: Tries, now: Date): number {
  return end.getTime() - now.getTime();
}

/** Addresses are personal data, so only their hash is stored, until the window is over. */
export function subjectOf({ name }: Pick<RateLimit, 'name'>, who: Buffer | string): Buffer {
  return createHash('sha256').update(`${name}:`).update(who).digest();
}
