// Documents handed in one after the other, in a session for all of them.
import { inTransaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import type { OpenSession } from '../client/ksef-client.ts';
import { KsefLimited, KsefRefused } from '../client/ksef-failures.ts';
import { awaitAnswers } from './await-answers.ts';
import { countsAsOffline, freezeOrPassOver, isAboutDocument, type QueueRun } from './queue-run.ts';
import { noteSend, readAllowance } from './sending-lane.ts';
import { SESSION_OVER } from './session-codes.ts';
import { changeSubmission, type Submission } from './submission-store.ts';

/** Throws `KsefLimited` when KSeF's limit is reached, after what was sent has its answers. */
export async function sendOneByOne(run: QueueRun, due: readonly Submission[]): Promise<void> {
  const { db, client, now } = run;
  let session: OpenSession | null = null;
  let limit: KsefLimited | null = null;
  const sessions = new Set<string>();
  try {
    for (const submission of due) {
      if (run.signal?.aborted) break;
      const isOffline = countsAsOffline(run, submission);
      const file = await freezeOrPassOver(run, submission, isOffline);
      if (!file) continue;
      const { count, nextAt } = await readAllowance(db, now());
      if (count === 0) {
        limit = new KsefLimited(Math.ceil((nextAt.getTime() - now().getTime()) / 1000));
        break;
      }
      session ??= await client.openSession();
      sessions.add(session.number);
      if (!(await handIn(run, session, { ...submission, isOffline }, file.content))) session = null;
    }
  } finally {
    // A close whose answer is lost does no harm: KSeF closes sessions by itself.
    if (session) await client.closeSession(session.number).catch(() => undefined);
  }
  await awaitAnswers(run, sessions);
  if (limit) throw limit;
}

/** False when the session takes no more. */
async function handIn(
  { db, client, now }: QueueRun,
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
    else if (isAboutDocument(error)) {
      if (SESSION_OVER.includes(error.number)) {
        await change(back);
        return false;
      }
      const [text = '', ...details] = error.details;
      await change({ state: 'refused', refusal: { code: error.number, text, details } });
      return true;
    } else if (error instanceof KsefRefused) await change(back);
    throw error;
  }
}
