// Rounds of background work that ought to have run and did not. A process that is busy or was killed misses one; after
// three periods somebody ought to look. What no claim has named yet has had no time to be late.
import { sql } from 'kysely';
import { retentionTasks } from '../customers/retention/retention-tasks.ts';
import { roundOfTask } from '../customers/retention/run-retention.ts';
import type { Round } from '../database/claim-round.ts';
import type { Db } from '../database/connect.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { reconcileRound } from '../orders/reconcile-payments.ts';

const PERIODS = 3;

const rounds: readonly Round[] = [reconcileRound, ...retentionTasks.map(roundOfTask)];

/** Lists late rounds by name; also what is due further away than its period, because a clock was wrong. */
export async function listLateRounds(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string; nextAt: Date }>`
    select name, next_at as "nextAt" from job_rounds where name = any(${rounds.map(({ name }) => name)})`.execute(db);
  const nextOf = new Map(rows.map(({ name, nextAt }) => [name, nextAt]));
  const isLate = ({ name, everyMs }: Round): boolean => {
    const nextAt = nextOf.get(name);
    if (nextAt === undefined) return false;
    return now.getTime() - nextAt.getTime() > (PERIODS - 1) * everyMs || nextAt > latestPossible(now, everyMs);
  };
  return rounds.filter(isLate).map(({ name }) => name);
}
