// Counts tries in a window of time that begins with the first one. Stored in the database, because several processes
// may serve the shop.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

export type RateLimit = {
  /** What is limited; each name is counted separately. */
  name: string;
  max: number;
  windowMs: number;
};

type Tries = { tries: number; window_start: Date };

const LONGEST_WINDOW_MS = 60 * 60_000;

/**
 * One statement that commits by itself, so that simultaneous tries are all counted, those that lead to nothing too.
 * Milliseconds to wait; 0 within the limit.
 */
export async function countTry(db: Db, limit: RateLimit, who: Buffer | string, now: Date): Promise<number> {
  const windowBefore = new Date(now.getTime() - limit.windowMs);
  const { rows } = await sql<Tries>`
    insert into rate_limits as l (subject, window_start, tries) values (${subjectOf(limit, who)}, ${now}, 1)
    on conflict (subject) do update set
      tries = case when l.window_start <= ${windowBefore} then 1 else l.tries + 1 end,
      window_start = case when l.window_start <= ${windowBefore} then ${now} else l.window_start end
    returning tries, window_start`.execute(db);
  const [row] = rows;
  return row && row.tries > limit.max ? waitOf(limit, row, now) : 0;
}

/** The same without a try: milliseconds to wait before the next one; 0 when it would be let through. */
export async function findWait(db: Db, limit: RateLimit, who: Buffer | string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_limits')
    .select(['tries', 'window_start'])
    .where('subject', '=', subjectOf(limit, who))
    .executeTakeFirst();
  return row && row.tries >= limit.max ? Math.max(0, waitOf(limit, row, now)) : 0;
}

/** Takes a counted try back that was none of those which are limited. Commits by itself, as the try did. */
export async function uncountTry(db: Db, limit: RateLimit, who: Buffer | string): Promise<void> {
  await sql`update rate_limits set tries = greatest(tries - 1, 0) where subject = ${subjectOf(limit, who)}`.execute(db);
}

/** Deletes windows that are over: one statement that needs no other. */
export async function deleteOldTries(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_start', '<=', new Date(now.getTime() - LONGEST_WINDOW_MS))
    .execute();
}

function waitOf({ windowMs }: RateLimit, { window_start: start }: Tries, now: Date): number {
  return start.getTime() + windowMs - now.getTime();
}

/** Addresses are personal data, so only their hash is stored, for an hour. */
export function subjectOf({ name }: RateLimit, who: Buffer | string): Buffer {
  return createHash('sha256').update(`${name}:`).update(who).digest();
}
