// Delivers events to the shop until it answers 2xx. Each event is stored in the transaction of the change that it
// reports, so it is delivered once that is committed, even after a restart. Pauses between tries start at milliseconds,
// so that a restarting shop hardly waits; they use real time, even when the sandbox has a test clock.
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import { toSeconds } from '../sandbox-ids.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 30_000;
const DATABASE_PAUSE_MS = 1_000;
const TIMEOUT_MS = 10_000;
const MAX_IN_FLIGHT = 8;
/** The time for which Stripe tries. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

export type WebhookDelivery = {
  /** Something was committed: look for events to deliver. */
  wake(): void;
  /** Waits for the requests in flight, then stops; what is left stays in the database. */
  close(): Promise<void>;
};

type DeliveryOptions = { db: Db; url: string; secret: string; now: () => Date };

/** The `Stripe-Signature` header of a payload. */
export function signWebhook(payload: string, secret: string, time: Date): string {
  const timestamp = toSeconds(time);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

export function startWebhookDelivery(options: DeliveryOptions): WebhookDelivery {
  const queue = createQueue(options);
  let looking: Promise<void> | null = null;
  let mustLookAgain = false;
  let isClosed = false;

  function wake(): void {
    if (isClosed) return;
    mustLookAgain = true;
    looking ??= look().finally(() => {
      looking = null;
    });
  }

  async function look(): Promise<void> {
    while (mustLookAgain && !isClosed) {
      mustLookAgain = false;
      const since = new Date(options.now().getTime() - GIVEN_UP_AFTER_MS);
      const waiting = await listWaiting(options.db, since).catch(() => null);
      if (!waiting) {
        // The database is not available; it is asked again soon.
        setTimeout(wake, DATABASE_PAUSE_MS).unref();
        return;
      }
      queue.add(waiting);
    }
  }

  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      queue.stop();
      await looking;
      await queue.settled();
    },
  };
}

/** Delivers what is added, some at once, again and again until it has arrived. */
function createQueue(options: DeliveryOptions) {
  // Events that this process is delivering: in the queue, in flight, or pausing before the next attempt.
  const taken = new Map<string, NodeJS.Timeout | null>();
  const queue: string[] = [];
  const inFlight = new Set<Promise<void>>();
  let isStopped = false;

  function startNext(): void {
    while (!isStopped && inFlight.size < MAX_IN_FLIGHT) {
      const id = queue.shift();
      if (!id) return;
      const attempt = deliver(id).finally(() => {
        inFlight.delete(attempt);
        startNext();
      });
      inFlight.add(attempt);
    }
  }

  async function deliver(id: string): Promise<void> {
    try {
      const { isDone, attempts } = await attemptDelivery(options, id);
      if (isDone) taken.delete(id);
      else retryLater(id, Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS));
    } catch {
      // The attempt could not be read or stored; the event is still undelivered.
      retryLater(id, DATABASE_PAUSE_MS);
    }
  }

  function retryLater(id: string, pauseMs: number): void {
    if (isStopped) return;
    const timer = setTimeout(() => {
      taken.set(id, null);
      queue.push(id);
      startNext();
    }, pauseMs);
    taken.set(id, timer.unref());
  }

  return {
    add(ids: readonly string[]): void {
      for (const id of ids.filter((event) => !taken.has(event))) {
        taken.set(id, null);
        queue.push(id);
      }
      startNext();
    },
    stop(): void {
      isStopped = true;
      for (const timer of taken.values()) if (timer) clearTimeout(timer);
    },
    settled: () => Promise.allSettled(inFlight),
  };
}

async function listWaiting(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('sandbox.webhook_deliveries as deliveries')
    .innerJoin('sandbox.objects as events', 'events.id', 'deliveries.event_id')
    .select('deliveries.event_id')
    .where('deliveries.delivered_at', 'is', null)
    .where('deliveries.created_at', '>=', since)
    .orderBy('events.position')
    .execute();
  return rows.map((row) => row.event_id);
}

/** Sends one POST and stores its outcome. */
async function attemptDelivery(
  { db, url, secret, now }: DeliveryOptions,
  id: string,
): Promise<{ isDone: boolean; attempts: number }> {
  const event = await db.selectFrom('sandbox.objects').select('body').where('id', '=', id).executeTakeFirstOrThrow();
  const result = await post(url, JSON.stringify(event.body, null, 2), secret, now());
  const isDone = result.status !== null && result.status >= 200 && result.status < 300;
  if (isDone) {
    await sql`update sandbox.objects set body = jsonb_set(body, '{pending_webhooks}', '0') where id = ${id}`.execute(
      db,
    );
  }
  const row = await db
    .updateTable('sandbox.webhook_deliveries')
    .set((expression) => ({
      attempts: expression('attempts', '+', 1),
      last_attempt_at: now(),
      last_status: result.status,
      last_error: result.error,
      delivered_at: isDone ? now() : null,
    }))
    .where('event_id', '=', id)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return { isDone, attempts: row.attempts };
}

async function post(
  url: string,
  payload: string,
  secret: string,
  time: Date,
): Promise<{ status: number | null; error: string | null }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signWebhook(payload, secret, time),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Read to the end, so that the connection can be reused.
    const answer = await response.text();
    return { status: response.status, error: response.ok ? null : answer.slice(0, 500) };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) };
  }
}
