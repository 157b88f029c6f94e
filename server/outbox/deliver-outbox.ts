// The worker that carries out what the outbox asks for, until it has happened. A crash between the effect and its
// tick repeats the effect, so every handler must be safe to run again with the same key.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connect.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import { reach } from '../faultpoint.ts';
import { sayOnceAMinute } from '../reporting/once-a-minute.ts';
import { claimOutboxEntry, markDelivered, markFailed, type WaitingEntry } from './outbox-store.ts';

export type OutboxHandler = (entry: WaitingEntry) => Promise<void>;

export type OutboxOptions = {
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
  handlers: Record<string, OutboxHandler>;
};

const POLL_MS = 500;
/** Longer than any handler takes; and what a crash had in hand is done within a minute. */
const CLAIM_MS = 30_000;
const MAX_PAUSE_MS = 3_600_000;

/** Delivers everything that is due. Returns how many entries were delivered. */
export async function deliverOutbox({ db, now, log, handlers }: OutboxOptions): Promise<number> {
  let delivered = 0;
  for (;;) {
    const entry = await claimOutboxEntry(db, now(), new Date(now().getTime() + CLAIM_MS));
    if (!entry) return delivered;
    try {
      const handler = handlers[entry.kind];
      if (!handler) throw new Error(`nothing handles outbox entries of kind ${entry.kind}`);
      reach(`before-effect:${entry.kind}`);
      await handler(entry);
      reach(`after-effect:${entry.kind}`);
      await markDelivered(db, entry.id, now());
      delivered += 1;
    } catch (error) {
      const { id: outboxId, kind, attempts } = entry;
      logFailure(log, error, { outboxId, kind, attempts }, 'outbox entry failed');
      const pause = Math.min(1000 * 2 ** entry.attempts, MAX_PAUSE_MS);
      await markFailed(db, entry.id, String(error), new Date(now().getTime() + pause));
    }
  }
}

/** Runs the delivery again and again. The returned function stops it after the entry in hand. */
export function startOutbox(options: OutboxOptions): () => Promise<void> {
  return repeat(POLL_MS, () => deliverOutbox(options), options.log);
}

/** Calls `work` now and with a pause between, never twice at once; failures are logged, each once a minute, and do not end it. */
export function repeat(pauseMs: number, work: () => Promise<unknown>, log: FastifyBaseLogger): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = work()
      .then(() => undefined)
      .catch((error: unknown) => logFailure(log, error, {}, 'background work failed'))
      .finally(() => {
        if (!isStopped) timer = setTimeout(run, pauseMs);
      });
  };
  timer = setTimeout(run, 0);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}

function logFailure(log: FastifyBaseLogger, error: unknown, entry: object, text: string): void {
  const { code, message } = error as { code?: string; message?: string };
  const isOutage = isDatabaseOutage(error);
  const fields = isOutage ? { cause: message } : { err: error };
  const cause = isOutage ? 'outage' : `${code} ${message}`;
  sayOnceAMinute(log, `${text}: ${cause}`, (unsaid) => log.error({ ...fields, ...entry, unsaid }, text));
}
