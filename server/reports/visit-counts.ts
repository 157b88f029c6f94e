// How many came, put something into a cart and opened the checkout, and how quick pages were for them: counts by day, without
// a cookie of their own and without who. Behind a cache that keeps pages, the shop sees fewer visits than there are.
import { sql } from 'kysely';
import { dateIn } from '#src/dates/local-date.ts';
import type { CountedStep } from '#src/reports/visit-steps.ts';
import type { PageVitals } from '#src/telemetry/page-vitals.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { createLateCounts } from '../memory/late-counts.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';

export type VisitCounts = {
  /** Somebody came from elsewhere. */
  visitBegun(): void;
  cartBegun(): void;
  /** Counts once for each cart. */
  checkoutOpened(cartId: string): void;
  /** Takes those of the storefront. */
  pageMeasured(vitals: PageVitals): void;
  /** Writes what was noted since the last time. */
  flush(): Promise<void>;
};

/** Whoever is no person who shops. */
export const noVisitCounts: Pick<VisitCounts, 'cartBegun' | 'checkoutOpened'> = {
  cartBegun: () => undefined,
  checkoutOpened: () => undefined,
};

/** The most that waits between two writings; a machine that makes ever new carts fills no memory. */
const MOST_WAITING = 5_000;

const reportedVitals = ['LCP', 'INP', 'CLS'] as const;
type ReportedVital = (typeof reportedVitals)[number];

type Key =
  | { kind: 'step'; step: Exclude<CountedStep, 'checkout'> }
  | { kind: 'checkout'; cartId: string }
  | { kind: 'speed'; page: string; vital: ReportedVital; value: number };

type Services = { db: Db; now: () => Date; onError(error: unknown): void };

export function createVisitCounts({ db, now, onError }: Services): VisitCounts {
  const counts = createLateCounts({ write: (counted) => writeCounts(db, counted, now()), most: MOST_WAITING, onError });
  const note = (key: Key) => counts.count(JSON.stringify(key));
  return {
    visitBegun: () => note({ kind: 'step', step: 'visit' }),
    cartBegun: () => note({ kind: 'step', step: 'cart' }),
    checkoutOpened: (cartId) => note({ kind: 'checkout', cartId }),
    pageMeasured({ route: page, vitals }) {
      for (const { name, value } of vitals) {
        const vital = reportedVitals.find((each) => each === name);
        if (vital) note({ kind: 'speed', page, vital, value: rounded(vital === 'CLS' ? value * 1000 : value) });
      }
    },
    flush: counts.flush,
  };
}

/** Two digits say enough, and keep a day's rows few. */
const rounded = (value: number) => Math.round(Number(value.toPrecision(2)));

/** Each in one order, so that two processes never wait for each other. */
async function writeCounts(db: Db, counted: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const keys = [...counted].map(([key, count]) => ({ ...(JSON.parse(key) as Key), count }));
  const day = dateIn(await readTimeZone(db), now);
  await inTransaction(db, async (tx) => {
    const opened = await noteCheckouts(
      tx,
      keys.flatMap((key) => (key.kind === 'checkout' ? [key.cartId] : [])),
    );
    const steps = keys.flatMap((key) => (key.kind === 'step' ? [{ step: key.step, reached: key.count }] : []));
    await addSteps(tx, day, [...steps, ...(opened > 0 ? [{ step: 'checkout' as const, reached: opened }] : [])]);
    await addSpeeds(
      tx,
      day,
      keys.flatMap((key) => (key.kind === 'speed' ? [key] : [])),
    );
  });
}

/** Answers how many were opened for the first time. One that is gone meanwhile is not counted. */
async function noteCheckouts(tx: Transaction, cartIds: readonly string[]): Promise<number> {
  if (cartIds.length === 0) return 0;
  const { rows } = await sql`
    insert into opened_checkouts (cart_id)
    select id from carts where id = any(${cartIds}::uuid[]) order by id for key share
    on conflict do nothing returning cart_id`.execute(tx);
  return rows.length;
}

async function addSteps(tx: Transaction, day: string, steps: readonly { step: CountedStep; reached: number }[]) {
  if (steps.length === 0) return;
  await sql`
    insert into visit_steps as s (day, step, reached)
    select ${day}, given.step, given.reached
    from json_to_recordset(${JSON.stringify(steps)}::json) as given (step text, reached integer) order by given.step
    on conflict (day, step) do update set reached = s.reached + excluded.reached`.execute(tx);
}

type Speed = { page: string; vital: ReportedVital; value: number; count: number };

async function addSpeeds(tx: Transaction, day: string, speeds: readonly Speed[]) {
  if (speeds.length === 0) return;
  await sql`
    insert into page_speeds as s (day, page, vital, value, seen)
    select ${day}, given.page, given.vital, given.value, given.count
    from json_to_recordset(${JSON.stringify(speeds)}::json)
      as given (page text, vital text, value integer, count integer)
    order by given.page, given.vital, given.value
    on conflict (day, page, vital, value) do update set seen = s.seen + excluded.seen`.execute(tx);
}
