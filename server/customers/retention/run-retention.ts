// Deletes what is older than its period: in portions, each a short transaction of its own, so that nobody waits for it and
// a stop in between loses nothing. What was deleted is written down.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RetentionTaskName } from '#src/customers/retention/retention-task-names.ts';
import { claimRound, type Round } from '../../database/claim-round.ts';
import { isClockBelieved } from '../../database/clock-leaps.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readRetentionPeriods } from '../read-retention-periods.ts';
import { oldest, type RetentionMoment, type RetentionPeriod, type RetentionTask } from './retention-task.ts';
import { retentionTasks } from './retention-tasks.ts';

export type RetentionResult = {
  task: RetentionTaskName;
  period: RetentionPeriod;
  /** The moment from which on rows stay. */
  olderThan: Date;
  deleted: number;
};

const PORTION = 200;
const PAUSE_MS = 20;

export const roundOfTask = ({ name, everyMs }: RetentionTask): Round => ({ name: `retention:${name}`, everyMs });

/** Each task that is due, in the process that claims it; none while the clock is not believed. */
export async function runDueRetention(
  { db, now, isStopping }: { db: Db; now: () => Date; isStopping: () => boolean },
  tasks = retentionTasks,
): Promise<RetentionResult[]> {
  const results: RetentionResult[] = [];
  if (!(await isClockBelieved(db, now()))) return results;
  for (const task of tasks) {
    if (isStopping()) break;
    if (!(await claimRound(db, roundOfTask(task), now()))) continue;
    results.push(await runTask(db, task, now(), isStopping));
  }
  return results;
}

/** All of them at once, whenever they ran last. */
export async function runRetention(db: Db, now: Date): Promise<RetentionResult[]> {
  const results: RetentionResult[] = [];
  for (const task of retentionTasks) results.push(await runTask(db, task, now, () => false));
  return results;
}

/** What would be deleted at this moment, which may be to come. */
export async function countRetention(db: Db, now: Date): Promise<RetentionResult[]> {
  const moment: RetentionMoment = { periods: await readRetentionPeriods(db), now };
  const results: RetentionResult[] = [];
  for (const task of retentionTasks) {
    const { name, table, isOver } = task;
    const olderThan = oldest(task, moment);
    const { rows } = await sql<{ deleted: number }>`
      select count(*)::int as deleted from ${sql.table(table)} where ${isOver(olderThan, moment)}`.execute(db);
    const deleted = rows[0]?.deleted ?? 0;
    results.push({ task: name, period: task.period(moment.periods), olderThan, deleted });
  }
  return results;
}

async function runTask(db: Db, task: RetentionTask, now: Date, isStopping: () => boolean): Promise<RetentionResult> {
  const moment: RetentionMoment = { periods: await readRetentionPeriods(db), now };
  const olderThan = oldest(task, moment);
  await inTransaction(db, async (tx) => task.prepare?.(tx, moment));
  let deleted = 0;
  let last: string | undefined;
  for (;;) {
    const portion = await runPortion(db, task, moment, last);
    deleted += portion.count;
    last = portion.last;
    if (portion.count < PORTION || isStopping()) break;
    await sleep(PAUSE_MS);
  }
  if (deleted > 0) {
    await db.insertInto('retention_log').values({ at: now, task: task.name, older_than: olderThan, deleted }).execute();
  }
  return { task: task.name, period: task.period(moment.periods), olderThan, deleted };
}

type Portion = { count: number; last?: string | undefined };

/** `after`: the last one of the portion before. Rows that stay, changed, are not gone through again for each portion. */
function runPortion(db: Db, task: RetentionTask, moment: RetentionMoment, after?: string): Promise<Portion> {
  const { table, key = 'id', isOver, handle } = task;
  const name = sql.table(table);
  const condition = isOver(oldest(task, moment), moment);
  return inTransaction(db, async (tx) => {
    if (!handle) {
      // What somebody is just working with comes with the next round.
      const { numAffectedRows = 0n } = await sql`delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${condition} limit ${PORTION} for update skip locked))`.execute(tx);
      return { count: Number(numAffectedRows) };
    }
    const beyond = after === undefined ? sql`` : sql`and ${sql.ref(key)} > ${after}`;
    const { rows } = await sql<{ id: string | number }>`
      select ${sql.ref(key)} as id from ${name} where (${condition}) ${beyond} order by ${sql.ref(key)} limit ${PORTION}`.execute(
      tx,
    );
    const ids = rows.map(({ id }) => String(id));
    if (ids.length > 0) await handle(tx, ids, moment);
    return { count: ids.length, last: ids.at(-1) };
  });
}
