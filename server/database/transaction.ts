// Every write of the shop runs through here: one transaction, retried when the database asks for it, and rolled back when
// its work answers with a refusal, so that what is refused leaves nothing behind.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction as KyselyTransaction } from 'kysely';
import { reach } from '../faultpoint.ts';
import type { Db } from './connect.ts';
import type { DB } from './database-schema.generated.ts';
import { isOutdatedPlan } from './outage.ts';

/** What a store function takes: an open transaction. */
export type Transaction = KyselyTransaction<DB>;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const MAX_ATTEMPTS = 5;

/** What is committed or rolled back with the first transaction of some work that is committed. */
export type Beginning = {
  /** The first thing in that transaction. */
  begin(tx: Transaction): Promise<void>;
  isCommitted: boolean;
};

const beginnings = new AsyncLocalStorage<Beginning & { isBegun: boolean }>();

export function beginningWith<T>(beginning: Beginning, work: () => Promise<T>): Promise<T> {
  return beginnings.run(Object.assign(beginning, { isBegun: false }), work);
}

/**
 * Runs `work` in one transaction and commits, unless it answers with a `Result` that is not ok: then everything is rolled
 * back, and the refusal returned. Deadlocks, serialization failures and what a migration interrupts are retried with a
 * growing, jittered pause, so `work` must have no effect outside `tx`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await inTransactionEvenIfRefused(db, async (tx) => {
      const answer = await work(tx);
      if (isRefusal(answer)) {
        reach('before-rollback');
        throw new RolledBack(answer);
      }
      return answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal as T;
    throw error;
  }
}

/**
 * Commits a refusal too. Only for work that writes down that it refused: a try that counts against whoever guesses, a
 * code or challenge that is used up by it.
 */
export async function inTransactionEvenIfRefused<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const beginning = beginnings.getStore();
  if (!beginning || beginning.isBegun) return retried(db, work);
  // Not in a transaction beside or inside this one, which would wait for it.
  beginning.isBegun = true;
  try {
    const result = await retried(db, async (tx) => {
      await beginning.begin(tx);
      return work(tx);
    });
    beginning.isCommitted = true;
    return result;
  } finally {
    beginning.isBegun = beginning.isCommitted;
  }
}

async function retried<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: string }).code;
      const isTransient = code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED || isOutdatedPlan(error);
      if (!isTransient || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * 10 * (1 + Math.random())));
    }
  }
}

/** Ends the transaction without its changes. */
class RolledBack extends Error {
  readonly refusal: unknown;

  constructor(refusal: unknown) {
    super('The work was refused.');
    this.refusal = refusal;
  }
}

function isRefusal(answer: unknown): boolean {
  const isObject = typeof answer === 'object' && answer !== null;
  return isObject && 'ok' in answer && answer.ok === false && 'error' in answer;
}
