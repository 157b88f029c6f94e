import { sql } from 'kysely';
import type { Db } from './connect.ts';

/**
 * True for one process in each period: the one that does the round for all. If it dies, another process does the next
 * one.
 */
export async function claimRound(db: Db, round: { name: string; everyMs: number }, now: Date): Promise<boolean> {
  const nextAt = new Date(now.getTime() + round.everyMs);
  const { rows } = await sql`
    insert into job_rounds as r (name, next_at) values (${round.name}, ${nextAt})
    on conflict (name) do update set next_at = ${nextAt} where r.next_at <= ${now}
    returning name`.execute(db);
  return rows.length > 0;
}
