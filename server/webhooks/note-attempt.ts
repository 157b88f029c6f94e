// What came of each request to a receiver, beside the entry of the outbox that it was made for.
import { sql } from 'kysely';
import type { WebhookFailure } from '#src/webhooks/webhook-failures.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { describeError } from '../telemetry/serialize-error.ts';
import { WebhookFailed } from './post-webhook.ts';

/** So many are kept of one delivery, the latest: a receiver that is away for weeks is tried every minute. */
export const ATTEMPTS_KEPT = 10;

/** Writes down what `post` comes to, and passes it on. */
export async function noteAttempt(
  { db, now }: { db: Db; now: () => Date },
  outboxId: number,
  post: () => Promise<number>,
): Promise<void> {
  const at = now();
  const note = ({ status, error, reason }: Outcome) => {
    const durationMs = Math.max(0, now().getTime() - at.getTime());
    return inTransaction(db, async (tx) => {
      // The entry may have been dropped meanwhile, with its receiver.
      await sql`
        insert into webhook_attempts (outbox_id, at, duration_ms, status, error, failure)
        select id, ${at}, ${durationMs}, ${status}::integer, ${error}, ${reason} from outbox where id = ${outboxId}`.execute(
        tx,
      );
      await sql`
        delete from webhook_attempts where outbox_id = ${outboxId} and id <= (
          select id from webhook_attempts where outbox_id = ${outboxId} order by id desc offset ${ATTEMPTS_KEPT} limit 1
        )`.execute(tx);
    });
  };
  const status = await post().catch(async (error: unknown) => {
    // What is to be told is why the request failed.
    await note(outcomeOf(error)).catch(() => undefined);
    throw error;
  });
  await note({ status, error: null, reason: null });
}

/** `error`: in English, for commands. */
type Outcome = { status: number | null; error: string | null; reason: WebhookFailure | null };

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof WebhookFailed)) return { status: null, error: describeError(error), reason: 'OURS' };
  const { code } = (error.cause ?? {}) as { code?: string };
  const { status, reason } = error;
  return { status, reason, error: code ? `${error.message} (${code})` : error.message };
}
