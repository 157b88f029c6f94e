// Which process does the next step of an import. One is done at a time, in the order in which they were handed in; what has
// a worker that has not been heard of for a while is taken up by whoever asks next.
import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { importSteps } from '#src/catalogue/import-states.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { IMPORT_LOCK } from '../import-lock.ts';
import { moveJob } from './import-job-store.ts';

/** How often a worker says that it lives. */
export const BEAT_EVERY_MS = 5_000;
/** Then it is taken for dead. Its import cannot be committed any more, whatever it does. */
export const DEAD_AFTER_MS = 30_000;
/** A file that ends the process that reads it is not tried for ever. */
const MOST_ATTEMPTS = 3;

export type Claim = { id: number; worker: string };

/** Null when there is nothing to do, or another is at it. */
export async function claimStep(db: Db, now: Date): Promise<Claim | null> {
  const heardSince = new Date(now.getTime() - DEAD_AFTER_MS);
  const steps = [...importSteps];
  // Most looks find nothing, and take no lock.
  const { rows } = await sql<{ id: number }>`
    select id from imports where state = any(${steps}) and (heartbeat_at is null or heartbeat_at < ${heardSince}) limit 1`.execute(
    db,
  );
  if (rows.length === 0) return null;
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${IMPORT_LOCK}, 1)`.execute(tx);
    const { rows: waiting } = await sql<{ id: number; attempts: number; isBusy: boolean }>`
      select id, attempts, heartbeat_at >= ${heardSince} is true as "isBusy" from imports
      where state = any(${steps}) order by heartbeat_at >= ${heardSince} is true desc, id limit 1 for update`.execute(
      tx,
    );
    const [next] = waiting;
    if (!next || next.isBusy) return null;
    if (next.attempts >= MOST_ATTEMPTS) {
      await moveJob(tx, { id: next.id, from: ['checking', 'running'], to: 'failed', now, failure: 'WorkerDied' });
      await moveJob(tx, { id: next.id, from: ['finishing', 'undoing'], to: 'done', now, failure: 'WorkerDied' });
      return null;
    }
    const worker = randomUUID();
    await tx
      .updateTable('imports')
      .set({ worker, heartbeat_at: now, attempts: next.attempts + 1, phase: '', done: 0 })
      .where('id', '=', next.id)
      .execute();
    return { id: next.id, worker };
  });
}

/** Says that the worker lives, and how far it is; false when the step is not its own any more. */
export async function beat(
  db: Db,
  { id, worker }: Claim,
  progress: { now: Date; phase: string; done: number; total: number | null },
): Promise<boolean> {
  const { now, phase, done, total } = progress;
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ heartbeat_at: now, phase, done, total })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', 'in', importSteps)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leaves the step to whoever asks next: this process could not do it. */
export async function releaseStep(db: Db, { id, worker }: Claim): Promise<void> {
  await leaveStep(db, { id, worker }, { heartbeat_at: null });
}

/** Something else is in the way, such as an import by a command: it is asked again in some seconds, and counts as no try. */
export async function postponeStep(db: Db, { id, worker }: Claim, now: Date): Promise<void> {
  const heartbeat_at = new Date(now.getTime() - DEAD_AFTER_MS + BEAT_EVERY_MS);
  await leaveStep(db, { id, worker }, { heartbeat_at, attempts: sql<number>`attempts - 1` });
}

async function leaveStep(
  db: Db,
  { id, worker }: Claim,
  left: { heartbeat_at: Date | null; attempts?: RawBuilder<number> },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ worker: null, ...left })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute();
}
