// What is looked up when `/metrics` is asked for: the state of the cache, of the database, and of what waits in it.
import { sql } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Db, PoolState } from '../database/connect.ts';
import { ifSilent } from '../database/if-silent.ts';
import { countWaiting } from '../outbox/outbox-store.ts';
import { findSealFault } from '../staff/audit/carry-on-seal.ts';
import type { ShopMetrics } from '../telemetry/shop-metrics.ts';
import { createOrderEventCount } from './count-order-events.ts';
import { listLateRounds } from './late-rounds.ts';

export type GaugeSources = {
  db: Db;
  now: () => Date;
  poolState: () => PoolState;
  cacheSize: () => { bytes: number; pages: number };
  liveStreams: () => number;
  /** What long readings ask just now; left out where there is no replica. */
  readDb?: (() => Db) | undefined;
};

type Unpaid = { awaiting_payment: number; payment_processing: number };

/**
 * Registers figures that are brought up to date whenever they are read. A database that is away is a figure, not a
 * failure. What stands in the database is the same in all workers, and is not added up.
 */
export function createGauges({ registry }: ShopMetrics, sources: GaugeSources): void {
  let refreshing: Promise<void> | undefined;
  const collect = (): Promise<void> => {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  };
  const processGauges = registerProcessGauges([registry], collect);
  const databaseGauges = registerDatabaseGauges([registry], collect);
  const countOrderEvents = createOrderEventCount(sources.db, sources.now);

  async function refresh(): Promise<void> {
    readProcess(processGauges, sources);
    const answered = readDatabase(databaseGauges, sources, countOrderEvents).then(
      () => true,
      () => false,
    );
    const isUp = await ifSilent(answered, () => false);
    processGauges.up.set(Number(isUp));
    readPool(processGauges, sources);
  }
}

type Registers = Registry[];
type Collect = () => Promise<void>;

/** What each process knows of itself. */
function registerProcessGauges(registers: Registers, collect: Collect) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers, collect });
  return {
    cacheBytes: gauge('kasa_page_cache_bytes', 'Bytes of pages cached.'),
    cachePages: gauge('kasa_page_cache_pages', 'Pages cached.'),
    streams: gauge('kasa_live_streams', 'Open streams of the office.'),
    connections: gauge('kasa_database_connections', 'Connections to the database.', 'state'),
    requests: gauge('kasa_database_waiting_requests', 'Requests that wait for a connection.'),
    replica: new Gauge({
      name: 'kasa_replica_used',
      help: '1 while long readings ask the replica; 0 while it is away or too far behind, or there is none.',
      registers,
      collect,
      aggregator: 'min',
    }),
    up: new Gauge({
      name: 'kasa_database_up',
      help: '1 when the database answered for this scrape.',
      registers,
      collect,
      aggregator: 'min',
    }),
  };
}

function registerDatabaseGauges(registers: Registers, collect: Collect) {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers, collect, aggregator: 'max' });
  return {
    outbox: gauge('kasa_outbox_waiting', 'Effects not done yet: e-mails, refunds.', 'kind'),
    oldest: gauge('kasa_outbox_oldest_seconds', 'Age of the oldest of them.', 'kind'),
    stuck: gauge('kasa_outbox_stuck', 'Those of them that fail again and again: somebody ought to look.'),
    lateRounds: gauge(
      'kasa_rounds_late',
      'Rounds of background work that have not run for three periods: somebody ought to look.',
    ),
    unsealed: gauge(
      'kasa_audit_log_unsealed',
      '1 while the log of staff is not sealed up to its end: `kasa doctor` says since when.',
    ),
    orders: gauge('kasa_orders_waiting', 'Orders whose payment is not settled.', 'payment_state'),
    events: new Counter({
      name: 'kasa_order_events_total',
      help: 'What has happened to orders. Counted in the database: every process tells the same.',
      labelNames: ['type'] as const,
      registers,
      collect,
      aggregator: 'max',
    }),
  };
}

type ProcessGauges = ReturnType<typeof registerProcessGauges>;
type DatabaseGauges = ReturnType<typeof registerDatabaseGauges>;

function readProcess(
  { cacheBytes, cachePages, streams, replica }: ProcessGauges,
  { cacheSize, liveStreams, db, readDb }: GaugeSources,
) {
  replica.set(Number(readDb !== undefined && readDb() !== db));
  const { bytes, pages } = cacheSize();
  cacheBytes.set(bytes);
  cachePages.set(pages);
  streams.set(liveStreams());
}

function readPool({ connections, requests }: ProcessGauges, { poolState }: GaugeSources) {
  const { total, idle, waiting } = poolState();
  connections.set({ state: 'busy' }, total - idle);
  connections.set({ state: 'idle' }, idle);
  requests.set(waiting);
}

/** Throws when the database does not answer. */
async function readDatabase(
  { outbox, oldest, stuck, lateRounds, unsealed, orders, events }: DatabaseGauges,
  { db, now }: GaugeSources,
  countOrderEvents: ReturnType<typeof createOrderEventCount>,
): Promise<void> {
  const counts = await countOrderEvents();
  const waiting = await countWaiting(db);
  const { rows } = await sql<Unpaid>`
    select count(*) filter (where payment_state = 'awaiting_payment') as awaiting_payment,
      count(*) filter (where payment_state = 'payment_processing') as payment_processing
    from orders where payment_state in ('awaiting_payment', 'payment_processing')`.execute(db);
  const [unpaid] = rows;
  if (!unpaid) throw new Error('counting gave no row');
  outbox.reset();
  oldest.reset();
  for (const { kind, count, since } of waiting) {
    outbox.set({ kind }, count);
    oldest.set({ kind }, Math.max(0, (now().getTime() - since.getTime()) / 1000));
  }
  stuck.set(waiting.reduce((sum, { stuck }) => sum + stuck, 0));
  lateRounds.set((await listLateRounds(db, now())).length);
  // The file that remembers its head cannot be read, say: that is no failure of the database.
  const isUnsealed = findSealFault(db).then(
    (fault) => fault !== null,
    () => true,
  );
  unsealed.set(Number(await isUnsealed));
  orders.set({ payment_state: 'awaiting_payment' }, unpaid.awaiting_payment);
  orders.set({ payment_state: 'payment_processing' }, unpaid.payment_processing);
  events.reset();
  for (const [type, count] of counts) events.inc({ type }, count);
}
