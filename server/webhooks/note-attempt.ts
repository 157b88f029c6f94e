// What came of each request to a receiver, beside the entry of the outbox that it was made for.
import { sql } from 'kysely';
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
  const note = (status: number | null, error: string | null) => {
    const durationMs = Math.max(0, now().getTime() - at.getTime());
    return inTransaction(db, async (tx) => {
      // The entry may have been dropped meanwhile, with its receiver.
      await sql`
        insert into webhook_attempts (outbox_id, at, duration_ms, status, error)
        select id, ${at}, ${durationMs}, ${status}::integer, ${error} from outbox where id = ${outboxId}`.execute(tx);
      await sql`
        delete from webhook_attempts where outbox_id = ${outboxId} and id <= (
          select id from webhook_attempts where outbox_id = ${outboxId} order by id desc offset ${ATTEMPTS_KEPT} limit 1
        )`.execute(tx);
    });
  };
  const status = await post().catch(async (error: unknown) => {
    const { status = null } = error as { status?: number | null };
    // What is to be told is why the request failed.
    await note(status, inWords(error)).catch(() => undefined);
    throw error;
  });
  await note(status, null);
}

function inWords(error: unknown): string {
  if (!(error instanceof WebhookFailed)) return describeError(error);
  const { code } = (error.cause ?? {}) as { code?: string };
  return code ? `${error.message} (${code})` : error.message;
}
