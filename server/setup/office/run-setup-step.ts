import type { Result } from '#src/result.ts';
import type { SetupStep } from '#src/setup/setup-steps.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { nameOfWriter } from '../../history/writer-names.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { SetupRefusal } from '../change-documents.ts';
import type { DocumentVersion } from '../read-documents.ts';
import { markStep } from '../setup-store.ts';

export type SetupAnswer = {
  refusal: string | null;
  field: string | null;
  others: { refusal: string; field: string }[];
  /** What somebody else has saved meanwhile. */
  since: (DocumentVersion & { by: string | null }) | null;
};

export const saved: SetupAnswer = { refusal: null, field: null, others: [], since: null };

/** A step in one transaction: what is refused is taken back whole. What `work` returns as a text is the step's subject. */
export async function runSetupStep(
  { db, now }: Pick<OfficeContext, 'db' | 'now'>,
  step: SetupStep | null,
  work: (tx: Transaction) => Promise<Result<string | null, SetupRefusal>>,
): Promise<SetupAnswer> {
  const done = await inTransaction(db, async (tx) => {
    // The step is marked before the work: the audit log is what a transaction writes last.
    if (step) await markStep(tx, step, { now: now() });
    const result = await work(tx);
    if (step && result.ok && result.value) await markStep(tx, step, { now: now(), subject: result.value });
    return result;
  });
  if (done.ok) return saved;
  const { kind, field = null, others = [], since } = done.error;
  return {
    ...{ refusal: kind, field, others: others.map((other) => ({ refusal: other.kind, field: other.field })) },
    since: since ? { ...since, by: await nameOfWriter(db, since.by) } : null,
  };
}
