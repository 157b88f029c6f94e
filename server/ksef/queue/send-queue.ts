// Sends what waits. What was begun before is settled first: a document that was handed in and whose answer was lost is looked
// for in its session, and never handed in twice without a look.
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import type { OpenSession, SentStatus } from '../client/ksef-client.ts';
import { KsefLimited, KsefRefused } from '../client/ksef-failures.ts';
import { type FreezingServices, freezeFile } from './freeze-file.ts';
import { noteSend, readAllowance } from './sending-lane.ts';
import { fetchReceipt, type QueueServices, settle } from './settle-submission.ts';
import { changeSubmission, findSubmission, listOpenSubmissions, type Submission } from './submission-store.ts';

export type SendingServices = QueueServices &
  FreezingServices & {
    /** Today's day in Poland. */
    today: () => string;
    signal?: AbortSignal;
  };

/** KSeF still works on something, or limits us: the rest is for later. */
export class QueueUnfinished extends Error {
  readonly code = 'KSEF_UNFINISHED';
}

const AT_ONCE = 100;
const MOST_ROUNDS = 50;
const POLL_MS = 300;
const POLLS = 40;
/** The session is closed, full or unknown: another one is opened. */
const SESSION_OVER = [21155, 21173, 21180];

/** Sends all that can be sent now. Throws what the client throws, and `QueueUnfinished`. */
export async function sendQueue(services: SendingServices): Promise<void> {
  for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
    const open = await listOpenSubmissions(services.db, AT_ONCE);
    await recover(services, open);
    const due = (await listOpenSubmissions(services.db, AT_ONCE)).filter(
      ({ state, isBehind }) => state === 'waiting' && !isBehind,
    );
    if (due.length === 0) return;
    await sendOneByOne(services, due);
  }
  throw new QueueUnfinished('KSeF gives the same documents back again and again');
}

/** What an earlier run, or another process, has left behind. */
async function recover(services: SendingServices, open: readonly Submission[]): Promise<void> {
  for (const submission of open) {
    if (submission.state === 'sending') await lookInSession(services, submission);
    else if (submission.state === 'accepted') await fetchReceipt(services, submission);
  }
  await waitForAnswers(
    services,
    open.filter(({ state }) => state === 'sent').map(({ invoiceId }) => invoiceId),
  );
}

/** Handed in, or not: its session knows by the hash. */
async function lookInSession(services: SendingServices, submission: Submission): Promise<void> {
  const { db, client, now } = services;
  const { invoiceId, sessionNumber, hash } = submission;
  const known = sessionNumber ? await listOf(client, sessionNumber) : [];
  const found = known.find(({ invoiceHash }) => invoiceHash === hash?.toString('base64'));
  const change = found
    ? ({ state: 'sent', reference: found.referenceNumber } as const)
    : ({ state: 'waiting', session_number: null, reference: null } as const);
  await inTransaction(db, (tx) => changeSubmission(tx, invoiceId, change, now()));
  if (found) await waitForAnswers(services, [invoiceId]);
}

/** A session that KSeF does not know has nothing of ours. */
async function listOf(client: SendingServices['client'], session: string): Promise<SentStatus[]> {
  try {
    return await client.listStatuses(session);
  } catch (error) {
    if (error instanceof KsefRefused && SESSION_OVER.includes(error.number)) return [];
    throw error;
  }
}

async function sendOneByOne(services: SendingServices, due: readonly Submission[]): Promise<void> {
  const { db, client, now } = services;
  let session: OpenSession | null = null;
  const sent: string[] = [];
  try {
    for (const submission of due) {
      if (services.signal?.aborted) break;
      // Handed in on a later day than it says, it counts as issued offline.
      const isOffline = submission.isOffline || submission.issuedOn < services.today();
      const file = await freezeFile(services, submission, isOffline);
      if (!file) continue;
      const { count, nextAt } = await readAllowance(db, now());
      if (count === 0) throw new KsefLimited(Math.ceil((nextAt.getTime() - now().getTime()) / 1000));
      session ??= await client.openSession();
      const isSent = await handIn(services, session, { ...submission, isOffline }, file.content);
      if (isSent) sent.push(submission.invoiceId);
      else session = null;
    }
  } finally {
    // A close whose answer is lost does no harm: KSeF closes sessions by itself.
    if (session) await client.closeSession(session.number).catch(() => undefined);
  }
  await waitForAnswers(services, sent);
}

/** False when the session takes no more. */
async function handIn(
  { db, client, now }: SendingServices,
  session: OpenSession,
  { invoiceId, isOffline, replacedHash, attempts }: Submission,
  content: Buffer,
): Promise<boolean> {
  const change = (differing: Parameters<typeof changeSubmission>[2]) =>
    inTransaction(db, (tx) => changeSubmission(tx, invoiceId, differing, now()));
  await change({
    ...{ state: 'sending', session_number: session.number, reference: null, attempts: attempts + 1, refusal: null },
    sent_at: now(),
  });
  await noteSend(db, now());
  try {
    const reference = await client.send(session, { content, isOffline, correctedHash: replacedHash });
    reach('ksef-handed-in');
    await change({ state: 'sent', reference });
    return true;
  } catch (error) {
    const back = { state: 'waiting', session_number: null } as const;
    if (error instanceof KsefLimited) await change(back);
    if (!(error instanceof KsefRefused)) throw error;
    if (SESSION_OVER.includes(error.number)) {
      await change(back);
      return false;
    }
    // Who may not send is not the document's fault.
    if (error.status === 401 || error.status === 403) {
      await change(back);
      throw error;
    }
    const [text = '', ...details] = error.details;
    await change({ state: 'refused', refusal: { code: error.number, text, details } });
    return true;
  }
}

async function waitForAnswers(services: SendingServices, ids: readonly string[]): Promise<void> {
  let waiting = [...ids];
  for (let polls = 0; waiting.length > 0 && polls < POLLS; polls += 1) {
    const left: string[] = [];
    for (const id of waiting) if (!(await ask(services, id))) left.push(id);
    waiting = left;
    if (waiting.length > 0) await sleep(POLL_MS);
  }
  if (waiting.length > 0) throw new QueueUnfinished(`KSeF works on ${waiting.length} invoices`);
}

async function ask(services: SendingServices, invoiceId: string): Promise<boolean> {
  const submission = await findSubmission(services.db, invoiceId);
  if (submission?.state !== 'sent' || !submission.sessionNumber || !submission.reference) return true;
  const status = await services.client.findStatus(submission.sessionNumber, submission.reference);
  return settle(services, submission, status);
}
