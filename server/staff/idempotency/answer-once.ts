// One press, one answer: a mutation of the office that comes again under the same key is not done again, but answered with
// what the first one led to. Its row is inserted first in its first transaction: a second one at the same moment waits there,
// a refusal or a crash takes the row back with the work, and what was committed is known even if its answer was lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { KasaError } from '#src/errors.ts';
import { isDatabaseOutage } from '../../database/outage.ts';
import { beginningWith, inTransaction, type Transaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { type AnsweredMutation, beginMutation, endMutation, findMutation } from './answered-mutation-store.ts';
import { type PressKey, readPressKey, type StoredAnswer } from './read-press-key.ts';

const LOOK_EVERY_MS = 50;
/** Longer than work that is answered takes; whoever waits holds a connection of the browser. */
const LONGEST_WAIT_MS = 10_000;

type Asked = { operation: string; variables: unknown };
type Run<Answer> = (context: OfficeContext) => Promise<Answer>;

class BegunBefore extends Error {}

/** Runs a mutation once for a key; without one, each time. What `run` answers is kept as JSON. */
export async function answerOnce<Answer>(context: OfficeContext, asked: Asked, run: Run<Answer>): Promise<Answer> {
  if (context.idempotencyKey === null) return run(context);
  const key = readPressKey(context.idempotencyKey, asked.operation);
  const earlier = await findMutation(context.db, key.hash);
  if (earlier) return (await replay(context, asked, key)) as Answer;
  try {
    return await runOnce(context, { ...asked, key }, run);
  } catch (error) {
    if (!(error instanceof BegunBefore)) throw error;
    return (await replay(context, asked, key)) as Answer;
  }
}

async function runOnce<Answer>(
  context: OfficeContext,
  { operation, variables, key }: Asked & { key: PressKey },
  run: Run<Answer>,
): Promise<Answer> {
  const { db, now, staff, session, device } = context;
  const stored: StoredAnswer = { answer: null };
  const noting = (name: 'sessionToken' | 'deviceToken', keep: (token: string) => void) => (token: string) => {
    stored[name] = token;
    keep(token);
  };
  const by: OfficeContext = {
    ...context,
    session: { ...session, keep: noting('sessionToken', session.keep) },
    device: { ...device, keep: noting('deviceToken', device.keep) },
  };
  // What is done is answered, even when the database went away before a copy could be kept.
  const end = (answer: Buffer | null) =>
    inTransaction(db, (tx) => endMutation(tx, key.hash, answer)).catch(ignoreOutage);
  const begun = { keyHash: key.hash, operation, variablesMac: key.macOf(variables), staffId: staff?.id ?? null };
  const beginning = {
    async begin(tx: Transaction) {
      if (!(await beginMutation(tx, begun, now()))) throw new BegunBefore(operation);
    },
    isCommitted: false,
  };
  try {
    stored.answer = await beginningWith(beginning, () => run(by));
  } catch (error) {
    if (beginning.isCommitted) await end(null);
    throw error;
  }
  if (beginning.isCommitted) await end(key.encrypt(stored));
  return stored.answer as Answer;
}

function ignoreOutage(error: unknown): void {
  if (!isDatabaseOutage(error)) throw error;
}

async function replay(context: OfficeContext, { variables }: Asked, key: PressKey): Promise<unknown> {
  const { staffId, variablesMac, answer } = await waitForEnd(context, key);
  const isTheirs = staffId === null || staffId === context.staff?.id;
  if (!isTheirs || !variablesMac.equals(key.macOf(variables))) {
    throw new KasaError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was sent with something else.');
  }
  if (!answer) {
    throw new KasaError('ANSWER_LOST', 'This was sent before, and its answer was lost: look whether it was done.');
  }
  const stored = key.decrypt(answer);
  if (stored.sessionToken) context.session.keep(stored.sessionToken);
  if (stored.deviceToken) context.device.keep(stored.deviceToken);
  return stored.answer;
}

async function waitForEnd({ db }: OfficeContext, key: PressKey): Promise<AnsweredMutation> {
  for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
    const found = await findMutation(db, key.hash);
    if (!found) throw new KasaError('ANSWER_LOST', 'This was sent before, and its answer is gone.');
    if (found.isEnded || waitedMs >= LONGEST_WAIT_MS) return found;
    await sleep(LOOK_EVERY_MS);
  }
}
