// Idempotency keys as Stripe documents them: the first answer is stored for 24 hours and returned again; the same key
// with other parameters is refused, and so is a second request while the first is in flight.
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { answerRefusal, type SandboxAnswer } from '../sandbox-context.ts';
import { StripeRefusal } from '../sandbox-errors.ts';

export type IdempotentRequest = {
  key: string;
  path: string;
  parametersHash: string;
  requestId: string;
};

export type IdempotentAnswer = SandboxAnswer & {
  isReplayed: boolean;
  /** The id of the request that did the work. */
  originalRequest: string;
};

const KEPT_MS = 24 * 60 * 60 * 1000;

/** How many requests with a key this process is handling. */
const underWay = new Map<string, number>();

export async function runOnce(
  db: Db,
  now: Date,
  request: IdempotentRequest,
  work: (tx: Transaction) => Promise<SandboxAnswer>,
  onClaimed?: () => Promise<void> | undefined,
): Promise<IdempotentAnswer> {
  underWay.set(request.key, (underWay.get(request.key) ?? 0) + 1);
  return claimAndRun(db, now, request, work, onClaimed).finally(() => {
    const left = (underWay.get(request.key) ?? 0) - 1;
    if (left > 0) underWay.set(request.key, left);
    else underWay.delete(request.key);
  });
}

async function claimAndRun(
  db: Db,
  now: Date,
  request: IdempotentRequest,
  work: (tx: Transaction) => Promise<SandboxAnswer>,
  onClaimed?: () => Promise<void> | undefined,
): Promise<IdempotentAnswer> {
  const earlier = await claimKey(db, now, request);
  if (earlier) return earlier;
  try {
    await onClaimed?.();
    const answer = await inTransaction(db, async (tx) => {
      const made = await work(tx);
      await storeAnswer(tx, request.key, made);
      return made;
    });
    return { ...answer, isReplayed: false, originalRequest: request.requestId };
  } catch (error) {
    if (error instanceof StripeRefusal && error.hasBegun) {
      await storeAnswer(db, request.key, answerRefusal(error.status, error.body));
    } else {
      // Nothing was begun, or everything was rolled back: the key is free again.
      await db.deleteFrom('sandbox.idempotency_keys').where('key', '=', request.key).execute();
    }
    throw error;
  }
}

/** Keys that a crash left in flight: their work was rolled back, so they are free again. One statement that needs no other. */
export async function releaseAbandonedKeys(db: Db): Promise<void> {
  await db.deleteFrom('sandbox.idempotency_keys').where('status', 'is', null).execute();
}

/** Commits by itself, before the work begins: whoever sends the key meanwhile must see it. */
async function claimKey(db: Db, now: Date, request: IdempotentRequest): Promise<IdempotentAnswer | null> {
  const { key, path, parametersHash, requestId } = request;
  const inserted = await db
    .insertInto('sandbox.idempotency_keys')
    .values({ key, path, parameters_hash: parametersHash, request_id: requestId, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          path,
          parameters_hash: parametersHash,
          request_id: requestId,
          created_at: now,
          status: null,
          answer: null,
        })
        .where('sandbox.idempotency_keys.created_at', '<=', new Date(now.getTime() - KEPT_MS)),
    )
    .returning('key')
    .executeTakeFirst();
  if (inserted) return null;
  const row = await findRow(db, key, false);
  if (row && row.path !== path)
    throw differs(key, `for the same endpoint they were first used for ('${row.path}' vs '${path}')`);
  if (row && row.parameters_hash !== parametersHash)
    throw differs(key, 'with the same parameters they were first used with');
  const answered = row && replay(row);
  if (answered) return answered;
  if (underWay.get(key) !== 1) throw inUse(key);
  // No other request of this process uses the key, and its row is locked now. Read again, it either has an answer, or
  // the database failed before the key could be freed. After a broken connection the transaction may still commit or
  // roll back.
  const settled = await findRow(db, key, true);
  if (!settled) throw inUse(key);
  return replay(settled);
}

/** Null when the request that claimed the key has stored no answer. */
function replay({ status, answer, request_id }: KeyRow): IdempotentAnswer | null {
  return status === null ? null : { status, body: answer as object, isReplayed: true, originalRequest: request_id };
}

type KeyRow = NonNullable<Awaited<ReturnType<typeof findRow>>>;

/** The row of a key that was claimed before. */
async function findRow(db: Db, key: string, isLocking: boolean) {
  return db
    .selectFrom('sandbox.idempotency_keys')
    .select(['path', 'parameters_hash', 'request_id', 'status', 'answer'])
    .where('key', '=', key)
    .$if(isLocking, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Stores the answer with the work that it answers; by itself when that was refused, and is rolled back. */
async function storeAnswer(db: Db, key: string, answer: SandboxAnswer): Promise<void> {
  await db
    .updateTable('sandbox.idempotency_keys')
    .set({ status: answer.status, answer: sql`${JSON.stringify(answer.body)}::jsonb` })
    .where('key', '=', key)
    .execute();
}

function differs(key: string, how: string): StripeRefusal {
  const message = `Keys for idempotent requests can only be used ${how}. Try using a key other than '${key}' if you meant to execute a different request.`;
  return new StripeRefusal(400, { type: 'idempotency_error', message }, false);
}

function inUse(key: string): StripeRefusal {
  return new StripeRefusal(
    409,
    {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`,
    },
    false,
  );
}
