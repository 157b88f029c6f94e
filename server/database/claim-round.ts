import { sql } from 'kysely';
import type { Db } from './connect.ts';
import { latestPossible } from './wrong-clocks.ts';

export type Round = { name: string; everyMs: number };

/**
 * True for one process in each period: the one that does the round for all. If it dies, another process does the next
 * one. One statement that commits by itself: others see the claim before the round has begun. A round that is due further
 * away than its period was dated by a clock that was wrong, and is due now.
 */
export async function claimRound(db: Db, round: Round, now: Date): Promise<boolean> {
  const nextAt = new Date(now.getTime() + round.everyMs);
  const { rows } = await sql`
    insert into job_rounds as r (name, next_at) values (${round.name}, ${nextAt})
    on conflict (name) do update set next_at = ${nextAt}
      where r.next_at <= ${now} or r.next_at > ${latestPossible(now, round.everyMs)}
    returning name`.execute(db);
  return rows.length > 0;
}

/**
 * Extends a round that takes longer than its period: whoever has claimed it has it for another one. Commits by itself,
 * while the round goes on.
 */
export async function extendRound(db: Db, { name, everyMs }: Round, now: Date): Promise<void> {
  const nextAt = new Date(now.getTime() + everyMs);
  await sql`update job_rounds set next_at = ${nextAt} where name = ${name}`.execute(db);
}
