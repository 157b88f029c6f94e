// The worker that carries out the outbox's entries, retrying until they succeed. A crash between an effect and marking
// it as done repeats the effect, so every handler must be safe to run again with the same key.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/connect.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { sayOnceAMinute } from '../reporting/once-a-minute.ts';
import { runJob } from '../telemetry/run-job.ts';
import { describeError } from '../telemetry/serialize-error.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { LanePause } from './lane-pause.ts';
import { type OutboxEffect, type OutboxLane, Postponed } from './outbox-lanes.ts';
import {
  claimOutboxEntry,
  findDue,
  type KindFilter,
  LONGEST_PAUSE_MS,
  MANY_ATTEMPTS,
  markDelivered,
  markFailed,
  postpone,
  renewClaim,
  type WaitingEntry,
} from './outbox-store.ts';

export type OutboxOptions = {
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Keyed by the kind of entry. */
  handlers: Record<string, OutboxEffect>;
  /** Those that come and go while the shop runs: another object after each change. */
  late?: { readonly effects: Readonly<Record<string, OutboxEffect>> };
  /** Left out, nothing is counted. */
  metrics?: Pick<ShopMetrics, 'outboxFailures' | 'outboxPaused' | 'jobs'>;
};

const POLL_MS = 500;
/**
 * After a crash the claimed entries are taken over within a minute. Claims are renewed during the work, because mail
 * servers may be slow.
 */
const CLAIM_MS = 30_000;
const RENEW_EVERY_MS = CLAIM_MS / 3;
/** How long a stopping shop waits for entries in progress. */
const STOP_PATIENCE_MS = 1_000;

/** Delivers everything that is due. Returns how many entries were delivered. */
export async function deliverOutbox(options: OutboxOptions): Promise<number> {
  const stop = { isAsked: false, signal: new AbortController().signal };
  const lanes = listLanes(options.handlers);
  const delivered = await Promise.all(lanes.map((lane) => createDelivery(options, lane).deliver(stop)));
  return delivered.reduce((sum, count) => sum + count, 0);
}

/** Delivers again and again what is due. The returned function stops it after the entries in progress. */
export function startOutbox(options: OutboxOptions): () => Promise<void> {
  const patience = new AbortController();
  const stop = { isAsked: false, signal: patience.signal };
  const { db, now, log } = options;
  const latestLanes = followLanes(options);
  const running = new Set<Promise<void>>();
  // One look for all lanes: a shop in which nothing happens asks the database as little as that.
  const stopLooking = repeat(
    POLL_MS,
    async () => {
      // A lane of which one place is held by somebody slow goes on in the others.
      const open = latestLanes().filter(({ delivery }) => delivery.countFree() > 0);
      const isDue = await findDue(
        db,
        open.map(({ kinds }) => kinds),
        now(),
      );
      for (const { delivery } of open.filter((_, index) => isDue[index])) {
        const delivered: Promise<void> = delivery
          .deliver(stop)
          .catch((error: unknown) => logFailure(log, error))
          .then(() => void running.delete(delivered));
        running.add(delivered);
      }
    },
    log,
  );
  return async () => {
    stop.isAsked = true;
    const timer = setTimeout(() => patience.abort(), STOP_PATIENCE_MS);
    await stopLooking();
    await Promise.all(running);
    clearTimeout(timer);
  };
}

type Lane = OutboxLane & { kinds: KindFilter };
type RunningLane = Lane & { delivery: ReturnType<typeof createDelivery> };

/** The lanes that there are now. One that stays keeps its pause. */
function followLanes(options: OutboxOptions): () => RunningLane[] {
  const known = new Map<string, RunningLane>();
  let followed: OutboxOptions['handlers'] | undefined;
  let lanes: RunningLane[] = [];
  const laneFor = (lane: Lane): RunningLane => {
    const before = known.get(lane.name);
    if (before) return Object.assign(before, { kinds: lane.kinds });
    const running = { ...lane } as RunningLane;
    running.delivery = createDelivery(options, running);
    known.set(lane.name, running);
    return running;
  };
  return () => {
    const late = options.late?.effects ?? {};
    if (followed === undefined || (options.late && late !== followed)) {
      followed = late;
      lanes = listLanes({ ...options.handlers, ...late }).map(laneFor);
    }
    return lanes;
  };
}

/** The last lane is for kinds without a handler: they fail and are logged. */
function listLanes(handlers: OutboxOptions['handlers']): Lane[] {
  const lanes = new Set(Object.values(handlers).map(({ lane }) => lane));
  const handled = Object.keys(handlers);
  return [
    ...Array.from(lanes, (lane) => ({
      ...lane,
      kinds: { oneOf: handled.filter((kind) => handlers[kind]?.lane === lane) },
    })),
    { name: 'unknown', kinds: { noneOf: handled } },
  ];
}

type Stop = { isAsked: boolean; signal: AbortSignal };

/** The delivery of one lane; it pauses the lane while its server (mail, payments) is not available. */
function createDelivery(options: OutboxOptions, lane: Lane) {
  const { db, now, log, handlers, late, metrics } = options;
  const { isPaused, block, unblock } = createBarrier(options, lane);

  const carryOut = async (entry: WaitingEntry, signal: AbortSignal) => {
    const effect = handlers[entry.kind] ?? late?.effects[entry.kind];
    if (!effect) throw new Error(`nothing handles outbox entries of kind ${entry.kind}`);
    reach(`before-effect:${entry.kind}`);
    const handle = () => runJob(metrics, entry.kind, () => effect.handle(entry, signal));
    await whileClaimed(handle, { db, now, id: entry.id });
    reach(`after-effect:${entry.kind}`);
    await inTransaction(db, (tx) => markDelivered(tx, entry.id, now()));
  };

  /** Handles a failed attempt. Returns the time of the next one. */
  const explain = (error: unknown, { id, kind, attempts }: WaitingEntry, stop: Stop): Date => {
    if (stop.signal.aborted) return now();
    if (error instanceof Postponed) return error.until;
    metrics?.outboxFailures.inc({ kind });
    // Moves behind all others, in case it is this entry that makes the server fail.
    if (lane.isBlockedBy?.(error)) return block(error);
    unblock();
    const message = attempts < MANY_ATTEMPTS ? 'outbox entry failed' : 'outbox entry fails again and again';
    log.error({ err: error, outboxId: id, kind, attempts }, message);
    return new Date(now().getTime() + Math.min(1000 * 2 ** attempts, LONGEST_PAUSE_MS));
  };

  const deliverOneByOne = async (stop: Stop): Promise<number> => {
    let delivered = 0;
    while (!stop.isAsked && !isPaused()) {
      const claimedUntil = new Date(now().getTime() + CLAIM_MS);
      const entry = await inTransaction(db, (tx) => claimOutboxEntry(tx, lane.kinds, now(), claimedUntil));
      if (!entry) break;
      try {
        await carryOut(entry, stop.signal);
        unblock();
        delivered += 1;
      } catch (error) {
        const nextAttemptAt = explain(error, entry, stop);
        await inTransaction(db, (tx) =>
          error instanceof Postponed
            ? postpone(tx, entry.id, nextAttemptAt)
            : markFailed(tx, entry.id, describeError(error), nextAttemptAt),
        );
      }
    }
    return delivered;
  };

  return fillPlaces(lane.atOnce ?? 1, deliverOneByOne);
}

/** The places of a lane, in each of which entries are delivered one by one. */
function fillPlaces(places: number, deliverOneByOne: (stop: Stop) => Promise<number>) {
  let busy = 0;
  const countFree = () => places - busy;
  return {
    countFree,
    /** Fills the places that are free, and gives them back when nothing is due. Returns how many entries were delivered. */
    async deliver(stop: Stop): Promise<number> {
      const counts = await Promise.all(
        Array.from({ length: countFree() }, () => {
          busy += 1;
          return deliverOneByOne(stop).finally(() => {
            busy -= 1;
          });
        }),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

/** Tells of a lane's pauses, in the log and in the metrics. */
function createBarrier({ now, log, metrics }: OutboxOptions, { name }: Lane) {
  const pause = new LanePause();
  metrics?.outboxPaused.set({ lane: name }, 0);
  return {
    isPaused: () => pause.isOn(now()),

    /** Pauses the lane. Returns the end of the pause. */
    block(error: unknown): Date {
      const { until, isToBeLogged } = pause.extend(now());
      metrics?.outboxPaused.set({ lane: name }, 1);
      if (isToBeLogged) {
        log.error({ err: error, lane: name, until }, 'outbox lane paused: its other end cannot be used');
      }
      return until;
    },

    unblock(): void {
      const pausedMs = pause.end(now());
      if (pausedMs === null) return;
      metrics?.outboxPaused.set({ lane: name }, 0);
      log.info({ lane: name, pausedS: Math.round(pausedMs / 1000) }, 'outbox lane goes on');
    },
  };
}

/** Runs `work` while renewing the claim, so that no other worker takes the entry. */
async function whileClaimed(
  work: () => Promise<void>,
  { db, now, id }: { db: Db; now: () => Date; id: number },
): Promise<void> {
  const timer = setInterval(() => {
    // While the database is not available, no other worker can claim the entry either.
    const claimedUntil = new Date(now().getTime() + CLAIM_MS);
    inTransaction(db, (tx) => renewClaim(tx, id, claimedUntil)).catch(() => undefined);
  }, RENEW_EVERY_MS).unref();
  await work().finally(() => clearInterval(timer));
}

/**
 * Calls `work` now and after each pause, never twice at once; failures are logged, each once a minute, and do not end
 * it.
 */
export function repeat(pauseMs: number, work: () => Promise<unknown>, log: FastifyBaseLogger): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = work()
      .then(() => undefined)
      .catch((error: unknown) => logFailure(log, error))
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

function logFailure(log: FastifyBaseLogger, error: unknown): void {
  const { code, message } = error as { code?: string; message?: string };
  const isOutage = isDatabaseOutage(error);
  const fields = isOutage ? { cause: message } : { err: error };
  const text = 'background work failed';
  const cause = isOutage ? 'outage' : `${code} ${message}`;
  sayOnceAMinute(log, `${text}: ${cause}`, (suppressed) => log.error({ ...fields, suppressed }, text));
}
