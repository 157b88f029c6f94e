// One run of the queue. What is wrong with one document, or with what KSeF says of it, keeps no other from being sent: it is
// passed over, and told when the run ends.
import { inTransaction } from '../../database/transaction.ts';
import { KsefRefused } from '../client/ksef-failures.ts';
import { type FreezingServices, freezeFile } from './freeze-file.ts';
import type { QueueServices } from './settle-submission.ts';
import { changeSubmission, type Submission } from './submission-store.ts';

export type SendingServices = QueueServices &
  FreezingServices & {
    /** Today's day in Poland. */
    today: () => string;
    signal?: AbortSignal;
  };

export type QueueRun = SendingServices & {
  /** Ids of documents that this run touches no more. */
  passedOver: Set<string>;
  /** What is thrown when the rest is done. */
  faults: unknown[];
  /** Batch sessions that this run has closed: KSeF works on them, even where it does not say so yet. */
  closed: Set<string>;
  /** KSeF has refused an archive: documents go one by one. */
  isBatchRefused: boolean;
};

/** KSeF still works on something, or has not given its receipt: the rest is for later. */
export class QueueUnfinished extends Error {
  readonly code = 'KSEF_UNFINISHED';
}

/** A refusal of the document, and not of who sends it. */
export function isAboutDocument(error: unknown): error is KsefRefused {
  return error instanceof KsefRefused && error.status !== 401 && error.status !== 403;
}

/** Notes what KSeF refuses to say of some documents: null then. Throws what is wrong with all of them. */
export async function passingOver<T>(
  { db, now, passedOver }: QueueRun,
  submissions: readonly Submission[],
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!isAboutDocument(error)) throw error;
    const [text = '', ...details] = error.details;
    const refusal = { code: error.number, text, details };
    await inTransaction(db, async (tx) => {
      for (const { invoiceId } of submissions) {
        passedOver.add(invoiceId);
        await changeSubmission(tx, invoiceId, { refusal }, now());
      }
    });
    return null;
  }
}

/** Null for what cannot be written: a refusal of our own, or a fault that is told when the others are sent. */
export async function freezeOrPassOver(run: QueueRun, submission: Submission, isOffline: boolean) {
  try {
    return await freezeFile(run, submission, isOffline);
  } catch (error) {
    run.passedOver.add(submission.invoiceId);
    run.faults.push(error);
    return null;
  }
}

/** Handed in on a later day than it says, it counts as issued offline. */
export function countsAsOffline({ today }: QueueRun, { isOffline, issuedOn }: Submission): boolean {
  return isOffline || issuedOn < today();
}
