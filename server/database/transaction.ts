// Every write of the shop runs through here: one transaction, retried when the database asks for it.
import type { Transaction as KyselyTransaction } from 'kysely';
import type { Db } from './connect.ts';
import type { DB } from './database-schema.generated.ts';

/** What a store function takes: an open transaction. */
export type Transaction = KyselyTransaction<DB>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_ATTEMPTS = 5;

/**
 * Runs `work` in one transaction and commits. Deadlocks and serialization failures are retried with a growing,
 * jittered pause, so `work` must have no effect outside `tx`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: string }).code;
      const isTransient = code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
      if (!isTransient || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * (1 + Math.random())));
    }
  }
}
