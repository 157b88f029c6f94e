// What became of what was handed in. KSeF is asked by session, because it limits questions as it limits invoices; a document
// whose answer was lost is looked for there by its hash, and never handed in twice without a look.
import { setTimeout as sleep } from 'node:timers/promises';
import type { KsefState } from '#src/invoices/ksef-states.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { SentStatus } from '../client/ksef-client.ts';
import { isAboutDocument, passingOver, type QueueRun } from './queue-run.ts';
import { SESSION_OVER } from './session-codes.ts';
import { giveBack, settle } from './settle-submission.ts';
import { changeSubmission, listUnanswered, listUnansweredOf, type Submission, touch } from './submission-store.ts';

/** KSeF takes some seconds for an invoice; what takes longer is asked about by the next run. */
const DELAYS_MS = [200, 400, 800, 1600, 3200, 6400];
const AT_ONCE = 500;
const MOST_SESSIONS = 20;
/** How KSeF says that it works on a session, or has opened it. */
const [OPEN, WORKING, DONE] = [100, 150, 200];

/**
 * What an earlier run, or another process, has left behind. An answer that was lost is waited for; what KSeF works on anyway
 * is asked about once.
 */
export async function lookAfterUnanswered(run: QueueRun): Promise<void> {
  const open = await listUnanswered(run.db, AT_ONCE);
  const sessionsOf = (state: KsefState) =>
    open.flatMap(({ sessionNumber, ...each }) => (each.state === state && sessionNumber ? sessionNumber : []));
  const lost = new Set(sessionsOf('sending').slice(0, MOST_SESSIONS));
  await awaitAnswers(run, lost);
  const others = [...new Set(sessionsOf('sent'))].filter((session) => !lost.has(session));
  for (const session of others.slice(0, MOST_SESSIONS)) await isAnswered(run, session);
}

export async function awaitAnswers(run: QueueRun, sessions: Iterable<string>): Promise<void> {
  let waiting = [...new Set(sessions)];
  for (const delay of DELAYS_MS) {
    const left: string[] = [];
    for (const session of waiting) if (!(await isAnswered(run, session))) left.push(session);
    waiting = left;
    if (waiting.length === 0 || run.signal?.aborted) return;
    await sleep(delay);
  }
}

/** Whether all of a session has its answer. */
async function isAnswered(run: QueueRun, session: string): Promise<boolean> {
  const open = (await listUnansweredOf(run.db, session)).filter(({ invoiceId }) => !run.passedOver.has(invoiceId));
  if (open.length === 0) return true;
  await inTransaction(run.db, (tx) => touch(tx, session, run.now()));
  const answered = await passingOver(run, open, async () => {
    const statuses = await readStatuses(run, session, open);
    const isOver = await isOverFor(run, session, open, statuses);
    const answers = [];
    for (const submission of open)
      answers.push(await take(run, submission, findIn(statuses ?? [], submission), isOver));
    return answers.every(Boolean);
  });
  return answered ?? true;
}

/** Null for a session that KSeF does not know. */
async function readStatuses({ client }: QueueRun, session: string, open: readonly Submission[]) {
  const [only] = open;
  try {
    if (only?.reference && open.length === 1) return [await client.findStatus(session, only.reference)];
    return await client.listStatuses(session);
  } catch (error) {
    if (isAboutDocument(error) && SESSION_OVER.includes(error.number)) return null;
    throw error;
  }
}

const findIn = (statuses: readonly SentStatus[], { reference, hash }: Submission) =>
  statuses.find(({ referenceNumber, invoiceHash }) =>
    reference ? referenceNumber === reference : invoiceHash === hash?.toString('base64'),
  );

type Over = { code: number; text: string; details: string[]; isOfSession: true } | null;

/** How a session ended in which something is missing; null while KSeF works on it. */
async function isOverFor(
  { client, closed }: QueueRun,
  session: string,
  open: readonly Submission[],
  statuses: readonly SentStatus[] | null,
): Promise<Over> {
  const unknown: Over = { code: SESSION_UNKNOWN, text: '', details: [], isOfSession: true };
  if (statuses === null) return unknown;
  if (open.every((submission) => findIn(statuses, submission))) return null;
  const { code, description: text, details } = await client.findSessionStatus(session);
  const isWorking = code === WORKING || (code === OPEN && closed.has(session));
  return isWorking ? null : { code, text, details: details ?? [], isOfSession: true };
}

const SESSION_UNKNOWN = 21173;

/** False while KSeF is at work. What is missing in a session that has ended is handed in again. */
async function take(run: QueueRun, submission: Submission, status: SentStatus | undefined, over: Over) {
  if (status) {
    if (submission.state === 'sending') await noteReference(run, submission, status.referenceNumber);
    return settle(run, submission, status);
  }
  // It has a reference, and its session only does not show it yet.
  const isComing = submission.reference !== null && over?.code !== SESSION_UNKNOWN;
  if (!over || isComing) return false;
  const isFault = over.text !== '' && over.code > DONE;
  await giveBack(run, submission, isFault ? over : null);
  return true;
}

async function noteReference({ db, now }: QueueRun, { invoiceId }: Submission, reference: string): Promise<void> {
  await inTransaction(db, (tx) => changeSubmission(tx, invoiceId, { state: 'sent', reference }, now()));
}
