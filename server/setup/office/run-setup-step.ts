import type { Result } from '#src/result.ts';
import type { SetupStep } from '#src/setup/setup-steps.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { SetupRefusal } from '../change-documents.ts';
import { markStep } from '../setup-store.ts';

export type SetupAnswer = { refusal: string | null; field: string | null };

export const saved: SetupAnswer = { refusal: null, field: null };

/** A step in one transaction: what is refused is taken back whole. What `work` returns as a text is the step's subject. */
export async function runSetupStep(
  { db, now }: Pick<OfficeContext, 'db' | 'now'>,
  step: SetupStep | null,
  work: (tx: Transaction) => Promise<Result<string | null, SetupRefusal>>,
): Promise<SetupAnswer> {
  try {
    await inTransaction(db, async (tx) => {
      // Before the work: the audit log is what a transaction writes last.
      if (step) await markStep(tx, step, { now: now() });
      const done = await work(tx);
      if (!done.ok) throw new TakenBack(done.error);
      if (step && done.value) await markStep(tx, step, { now: now(), subject: done.value });
    });
    return saved;
  } catch (error) {
    if (error instanceof TakenBack) return { refusal: error.refusal.kind, field: error.refusal.field ?? null };
    throw error;
  }
}

/** Ends the transaction without its changes. */
class TakenBack extends Error {
  readonly refusal: SetupRefusal;

  constructor(refusal: SetupRefusal) {
    super('The step was taken back.');
    this.refusal = refusal;
  }
}
