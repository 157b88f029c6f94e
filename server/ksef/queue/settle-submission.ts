// What KSeF says of an invoice that it was handed, taken down.
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { mailInvoices } from '../../invoices/mail-invoices.ts';
import { sha256 } from '../client/encrypt-for-ksef.ts';
import type { KsefClient, SentStatus } from '../client/ksef-client.ts';
import { KsefRefused } from '../client/ksef-failures.ts';
import { changeSubmission, type Refusal, type Submission } from './submission-store.ts';

export type QueueServices = { db: Db; now: () => Date; client: KsefClient };

const TAKEN = [100, 150];
const ACCEPTED = 200;
const DUPLICATE = 440;
/** The session was refused, and the document in it was not looked at. */
const WITH_ITS_SESSION = 405;
/** The session failed, or KSeF itself: the same document may be handed in again. */
const AGAIN = [WITH_ITS_SESSION, 500, 550];
const MOST_ATTEMPTS = 5;

/** False while KSeF is at work. */
export async function settle(services: QueueServices, submission: Submission, status: SentStatus): Promise<boolean> {
  const { code, description: text, details, extensions } = status.status;
  if (TAKEN.includes(code)) return false;
  if (code === ACCEPTED && status.ksefNumber) {
    const { upoDownloadUrl: url } = status;
    const receipt = url ? await services.client.readReceipt(url).catch(later) : null;
    await accept(services, submission, {
      number: status.ksefNumber,
      at: status.acquisitionDate ?? services.now(),
      ...{ receipt, session: submission.sessionNumber },
    });
    return true;
  }
  const refusal = {
    code,
    text,
    details: details ?? [],
    ...(code === WITH_ITS_SESSION && { isOfSession: true as const }),
  };
  if (code === DUPLICATE) {
    return compareWithOriginal(services, submission, refusal, {
      number: extensions?.originalKsefNumber ?? null,
      session: extensions?.originalSessionReferenceNumber ?? null,
    });
  }
  if (AGAIN.includes(code)) await giveBack(services, submission, refusal);
  else await change(services, submission, { state: 'refused', refusal });
  return true;
}

/** It is handed in again, but not for ever. `refusal`: null where its session took nothing. */
export async function giveBack(
  services: QueueServices,
  submission: Submission,
  refusal: Refusal | null,
): Promise<void> {
  if (refusal && submission.attempts >= MOST_ATTEMPTS)
    await change(services, submission, { state: 'refused', refusal });
  else await change(services, submission, { state: 'waiting', session_number: null, reference: null, refusal });
}

/** A receipt that cannot be had at this moment is fetched when everything is sent. */
const later = () => null;

type Change = Parameters<typeof changeSubmission>[2];

async function change({ db, now }: QueueServices, { invoiceId }: Submission, differing: Change): Promise<void> {
  await inTransaction(db, (tx) => changeSubmission(tx, invoiceId, differing, now()));
}

type Acceptance = { number: string; at: Date; receipt: Buffer | null; session: string | null };

async function accept({ db, now }: QueueServices, submission: Submission, acceptance: Acceptance) {
  const { invoiceId: id, orderId, isMailWanted } = submission;
  const { number, at, receipt, session } = acceptance;
  await inTransaction(db, async (tx) => {
    const of = { ksef_number: number, accepted_at: at, session_number: session };
    const accepted = { state: 'accepted', refusal: null, ...of } as const;
    await changeSubmission(tx, id, { ...accepted, ...(receipt && { upo: receipt }), is_mail_wanted: false }, now());
    if (isMailWanted) await mailInvoices(tx, [{ id, orderId }], now());
  });
}

/**
 * KSeF says that it has an invoice of this number. It may be ours, whose answer was lost, or somebody else's: only the same
 * bytes are the same invoice. False while KSeF does not show it.
 */
async function compareWithOriginal(
  services: QueueServices,
  submission: Submission,
  refusal: Refusal,
  { number, session }: { number: string | null; session: string | null },
): Promise<boolean> {
  const original = number && (await readOriginal(services.client, number));
  if (original === 'notYet') return false;
  if (number && original && submission.hash && sha256(original).equals(submission.hash)) {
    const receipt = session ? await services.client.readReceiptOf(session, number).catch(later) : null;
    await accept(services, submission, { number, at: services.now(), receipt, session });
  } else {
    const details = [...refusal.details, ...(number ? [number] : [])];
    await change(services, submission, { state: 'conflicting', refusal: { ...refusal, details } });
  }
  return true;
}

/** Null when we may not read it: then nobody knows whether it is ours. */
async function readOriginal(client: KsefClient, number: string): Promise<Buffer | 'notYet' | null> {
  try {
    return await client.readInvoice(number);
  } catch (error) {
    if (!(error instanceof KsefRefused)) throw error;
    return error.number === NOT_YET ? 'notYet' : null;
  }
}

/** It has a number and is not kept yet: some moments later it can be read. */
const NOT_YET = 21165;

/** The receipt of an invoice that was accepted before it was there. */
export async function fetchReceipt(services: QueueServices, submission: Submission): Promise<void> {
  const { sessionNumber, ksefNumber } = submission;
  if (!sessionNumber || !ksefNumber) return;
  const upo = await services.client.readReceiptOf(sessionNumber, ksefNumber);
  await change(services, submission, { upo, refusal: null });
}
