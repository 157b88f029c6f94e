// One process sends for the whole shop: it holds a lease that ends by itself when the process dies. What KSeF asks all of us
// to wait for stands beside it.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';

const LEASE_MS = 30_000;
const RENEW_EVERY_MS = LEASE_MS / 3;
const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 60_000;

export type LaneState = {
  blockedUntil: Date | null;
  /** What keeps the shop from sending, in English; `problemCode`: of the error, where it has one. */
  problem: string | null;
  problemCode: string | null;
  problemSince: Date | null;
};

/** Another process sends, and has not ended in time. */
export class LaneHeld extends Error {
  readonly code = 'KSEF_LANE_HELD';
}

type Services = { db: Db; now: () => Date };

/** Waits for whoever sends, then does the work alone. */
export async function holdingLane<T>({ db, now }: Services, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  await take(db, holder, now);
  const timer = setInterval(() => void lease(db, holder, now()).catch(() => undefined), RENEW_EVERY_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await sql`update ksef_lane set holder = null, held_until = null where holder = ${holder}`.execute(db);
  }
}

async function take(db: Db, holder: string, now: () => Date): Promise<void> {
  const begin = performance.now();
  while (!(await lease(db, holder, now()))) {
    if (performance.now() - begin > PATIENCE_MS) throw new LaneHeld('another process sends to KSeF');
    await sleep(LOOK_EVERY_MS);
  }
}

/** A lease that ends later than any could was begun by a clock that was wrong. */
async function lease(db: Db, holder: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + LEASE_MS);
  const { rows } = await sql`
    update ksef_lane set holder = ${holder}, held_until = ${until}
    where holder is null or holder = ${holder} or held_until < ${now} or held_until > ${until}
    returning holder`.execute(db);
  return rows.length > 0;
}

export async function readLane(db: Db): Promise<LaneState> {
  const { rows } = await sql<LaneState>`
    select blocked_until as "blockedUntil", problem, problem_code as "problemCode", problem_since as "problemSince"
    from ksef_lane`.execute(db);
  return rows[0] ?? { blockedUntil: null, problem: null, problemCode: null, problemSince: null };
}

/** Null: nothing keeps it. */
export async function noteProblem(db: Db, error: unknown, now: Date, blockedUntil: Date | null = null): Promise<void> {
  const { message = null, code = null } = (error ?? {}) as { message?: string; code?: unknown };
  await inTransaction(db, async (tx) => {
    await sql`
      update ksef_lane set problem = ${message}, problem_code = ${typeof code === 'string' ? code : null},
        blocked_until = ${blockedUntil},
        problem_since = case when ${message}::text is null then null else coalesce(problem_since, ${now}) end`.execute(
      tx,
    );
  });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** KSeF's limits of invoices that are handed in one by one: 30 a minute and 180 an hour. */
const limits = [
  { most: 30, spanMs: MINUTE_MS },
  { most: 180, spanMs: HOUR_MS },
];

/** How many may be handed in now, and when the next one may if none can. */
export async function readAllowance(db: Db, now: Date): Promise<{ count: number; nextAt: Date }> {
  const rows = await db
    .selectFrom('ksef_sends')
    .select('sent_at as at')
    .where('sent_at', '>', new Date(now.getTime() - HOUR_MS))
    .orderBy('sent_at')
    .execute();
  const of = limits.map(({ most, spanMs }) => {
    const recent = rows.filter(({ at }) => at.getTime() > now.getTime() - spanMs);
    const first = recent[recent.length - most]?.at ?? now;
    return {
      count: Math.max(0, most - recent.length),
      nextAt: recent.length < most ? now : new Date(first.getTime() + spanMs),
    };
  });
  return {
    count: Math.min(...of.map(({ count }) => count)),
    nextAt: new Date(Math.max(...of.map(({ nextAt }) => nextAt.getTime()))),
  };
}

export async function noteSend(db: Db, now: Date): Promise<void> {
  await db.insertInto('ksef_sends').values({ sent_at: now }).execute();
  await db
    .deleteFrom('ksef_sends')
    .where('sent_at', '<', new Date(now.getTime() - HOUR_MS))
    .execute();
}
