// Sends once more what was refused. A document that was issued offline is corrected in its form alone: KSeF is told the hash
// of what it refused, so that the code on the buyer's paper leads to what takes its place.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { KSEF_EFFECT } from '../../invoices/ksef-facts.ts';
import { addToOutbox } from '../../outbox/outbox-store.ts';
import { changeSubmission, findSubmission } from './submission-store.ts';

export type RetryRefusal = { kind: 'NotForKsef' } | { kind: 'NotRefused'; state: string };

/** KSeF has refused nothing of the hash that it was told: then the document is handed in as it is. */
const HASH_UNKNOWN = 21164;

export async function retrySubmission(
  tx: Transaction,
  invoiceId: string,
  now: Date,
): Promise<Result<{ number: string }, RetryRefusal>> {
  const submission = await findSubmission(tx, invoiceId);
  if (!submission) return refuse({ kind: 'NotForKsef' });
  const { state, isOffline, hash, refusal } = submission;
  if (state !== 'refused' && state !== 'conflicting') return refuse({ kind: 'NotRefused', state });
  // Written anew by this release, which may know better; the refused one is kept beside it.
  await tx.deleteFrom('invoice_files').where('invoice_id', '=', invoiceId).where('format', '=', 'fa3Refused').execute();
  await tx
    .updateTable('invoice_files')
    .set({ format: 'fa3Refused' })
    .where('invoice_id', '=', invoiceId)
    .where('format', '=', 'fa3')
    .execute();
  const wasSeen = isOffline && refusal?.code != null && refusal.code !== HASH_UNKNOWN && !refusal.isOfSession;
  await changeSubmission(
    tx,
    invoiceId,
    {
      ...{ state: 'waiting', refusal: null, attempts: 0, session_number: null, reference: null },
      replaced_hash: wasSeen ? hash : null,
    },
    now,
  );
  const deduplicationKey = `${KSEF_EFFECT}-${invoiceId}-${now.getTime()}`;
  await addToOutbox(tx, { deduplicationKey, kind: KSEF_EFFECT, payload: {} }, now);
  return ok({ number: submission.number });
}
