// Tries that may be wrong a few times at once, and then after pauses that double each time. Counted beside the windows of
// `count-tries.ts`: here `window_start` is the last try.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { isWindowOver, subjectOf } from './count-tries.ts';

export type GrowingDelay = {
  /** What is delayed; each name is counted separately. */
  name: string;
  /** So many tries need not wait. */
  free: number;
  firstPauseMs: number;
  longestPauseMs: number;
  /** The delay begins anew after so long without a try. */
  forgottenAfterMs: number;
};

type Tries = { tries: number; last: Date };

/**
 * Counts a try and answers with 0; or with the milliseconds to wait for the next one, and then it is not counted: whoever
 * presses again and again waits no longer for it. One statement decides, so that many tries at once are no way around.
 */
export async function countDelayedTry(db: Db, delay: GrowingDelay, who: string, now: Date): Promise<number> {
  const subject = subjectOf(delay, who);
  const endsAt = new Date(now.getTime() + delay.forgottenAfterMs);
  const isOver = isWindowOver(now);
  const { free, firstPauseMs, longestPauseMs } = delay;
  const pauseMs = sql`case when l.tries < ${free}::int then 0
    else least(${longestPauseMs}::float8, ${firstPauseMs}::float8 * power(2, least(l.tries - ${free}::int, 40))) end`;
  const { rows } = await sql`
    insert into rate_limits as l (subject, window_start, ends_at, tries) values (${subject}, ${now}, ${endsAt}, 1)
    on conflict (subject) do update set
      tries = case when ${isOver} then 1 else l.tries + 1 end, window_start = ${now}, ends_at = ${endsAt}
    where ${isOver} or l.window_start + ${pauseMs} * interval '1 millisecond' <= ${now}
    returning tries`.execute(db);
  return rows.length > 0 ? 0 : Math.max(1, await findDelay(db, delay, who, now));
}

/** Milliseconds until the next try would be let through. */
export async function findDelay(db: Db, delay: GrowingDelay, who: string, now: Date): Promise<number> {
  const row: Tries | undefined = await db
    .selectFrom('rate_limits')
    .select(['tries', 'window_start as last'])
    .where('subject', '=', subjectOf(delay, who))
    .where('ends_at', '>', now)
    .where('window_start', '<=', latestPossible(now))
    .executeTakeFirst();
  return row ? Math.max(0, row.last.getTime() + pauseAfter(delay, row.tries) - now.getTime()) : 0;
}

/** Takes all its tries back, and says how many there were. */
export async function forgiveTries(db: Db, delay: GrowingDelay, who: string): Promise<number> {
  const row = await db
    .deleteFrom('rate_limits')
    .where('subject', '=', subjectOf(delay, who))
    .returning('tries')
    .executeTakeFirst();
  return row?.tries ?? 0;
}

export async function forgiveSome(db: Db, delay: GrowingDelay, who: string, tries: number): Promise<void> {
  await sql`update rate_limits set tries = greatest(tries - ${tries}, 0)
    where subject = ${subjectOf(delay, who)}`.execute(db);
}

function pauseAfter({ free, firstPauseMs, longestPauseMs }: GrowingDelay, tries: number): number {
  return tries < free ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - free));
}
