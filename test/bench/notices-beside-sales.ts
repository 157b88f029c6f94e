// What it costs a sale to say what it has changed: sixty-four writers change carts, orders and stock in two databases of
// one PostgreSQL by turns; in one of them triggers write rows, in the other they notify, as they did before migration 340.
// Every commit is on the disk, as in a shop.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { startPostgresql } from '../database/postgresql-cluster.ts';
import { median, medianRatio, type Row } from './bench-row.ts';
import { type BenchShop, runKasa } from './bench-shop.ts';
import { generateOrders } from './catalogue/generate-orders.ts';
import { createBenchDatabase } from './office/office-bench.ts';
import type { LoadOptions } from './put-load.ts';

const WRITERS = 64;
/** A notice that arrives later is not one. */
const SEEN_WITHIN_MS = 1_000;
const onDisk = ['fsync=on', 'synchronous_commit=on'];

type Turn = { perSecond: number; seenAfterMs: number };
type Side = { database: Database; writers: pg.Client[]; lastHeard: () => number; stop(): Promise<void> };

export async function measureNotices(shop: BenchShop, { repetitions, seconds }: LoadOptions): Promise<Row[]> {
  await using postgresql = await startPostgresql({ settings: onDisk });
  const queued = await openSide(shop, await createBenchDatabase(postgresql.url, 'kasa_queued'), async () => undefined);
  const notifying = await openSide(shop, await createBenchDatabase(postgresql.url, 'kasa_notifying'), notifyAgain);
  try {
    const turns: { queued: Turn; notifying: Turn }[] = [];
    for (let turn = 0; turn < repetitions; turn++) {
      turns.push({ notifying: await takeTurn(notifying, seconds), queued: await takeTurn(queued, seconds) });
    }
    const rates = (side: keyof (typeof turns)[number]) => turns.map((turn) => turn[side].perSecond);
    const before = `${Math.round(median(rates('notifying')))} with triggers that notify`;
    return [
      {
        target: 0,
        what: `sales of ${WRITERS} writers that say what they change`,
        figure: median(rates('queued')),
        unit: 'commits/s',
        ratio: medianRatio(rates('queued'), rates('notifying')),
        limit: { atLeast: 1 },
        note: before,
      },
      {
        target: 0,
        what: 'the last of these sales is told in another process after',
        figure: Math.max(...turns.map((turn) => turn.queued.seenAfterMs)),
        unit: 'ms',
        limit: { atMost: SEEN_WITHIN_MS },
      },
    ];
  } finally {
    await queued.stop();
    await notifying.stop();
  }
}

async function openSide(shop: BenchShop, url: string, prepare: (database: Database) => Promise<void>): Promise<Side> {
  const env = { ...shop.env, DATABASE_URL: url };
  await runKasa(['migrate'], env);
  await runKasa(['seed'], env);
  const database = await connectDatabase({ url, dataDirectory: '', deadlines: null });
  await generateOrders(database.db, WRITERS);
  await prepare(database);
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  let heardAt = 0;
  const stopListening = await startHearing(database, url, () => {
    heardAt = performance.now();
  });
  return {
    database,
    writers,
    lastHeard: () => heardAt,
    async stop() {
      await stopListening();
      await Promise.all(writers.map((client) => client.end()));
      await database.close();
    },
  };
}

/** Both ways in one: whoever notifies is heard by the connection that was for it. */
async function startHearing(database: Database, url: string, onHeard: () => void): Promise<() => Promise<void>> {
  const client = new pg.Client(url);
  client.on('notification', onHeard);
  await client.connect();
  await client.query('listen kasa_changes');
  const stop = database.listen({ onChange: onHeard, onListening: () => undefined });
  return async () => {
    await stop();
    await client.end();
  };
}

/** What the triggers did before, in a database that has the new ones. */
async function notifyAgain({ db }: Database): Promise<void> {
  await sql`create or replace function note_notice(noted text) returns void language plpgsql as $$
    begin perform pg_notify('kasa_changes', noted); end $$`.execute(db);
  await sql`create or replace function note_office_changes(noted_kind text, subjects text[]) returns void language plpgsql as $$
    declare noted text;
    begin
      for noted in insert into office_changes (kind, subject) select noted_kind, subject from unnest(subjects) as subject
        on conflict do nothing returning subject
      loop
        perform pg_notify('kasa_changes',
          format('office:%s:%s:%s', pg_snapshot_xmin(pg_current_snapshot()), noted_kind, noted));
      end loop;
    end $$`.execute(db);
}

async function takeTurn({ database, writers, lastHeard }: Side, seconds: number): Promise<Turn> {
  const { rows } = await sql<{ cart: string; order: string; variant: string }>`
    select o.cart_id as cart, o.id as "order", (array(select id from variants order by id))[1 + o.number % (select count(*) from variants)] as variant
    from orders o order by o.number limit ${WRITERS}`.execute(database.db);
  const until = performance.now() + seconds * 1_000;
  const sell = async (client: pg.Client, place: number) => {
    const { cart, order, variant } = rows[place] ?? rows[0] ?? { cart: '', order: '', variant: '' };
    const sale = `begin; update carts set updated_at = clock_timestamp() where id = '${cart}';
      update orders set note = gen_random_uuid()::text where id = '${order}'; ${stock(variant)}; commit`;
    let sold = 0;
    for (; performance.now() < until; sold++) await client.query(sale);
    return sold;
  };
  const sold = await Promise.all(writers.map(sell));
  const endedAt = performance.now();
  await sleep(SEEN_WITHIN_MS);
  return { perSecond: sold.reduce((sum, count) => sum + count, 0) / seconds, seenAfterMs: lastHeard() - endedAt };
}

/** The last statement, as in an order, so that the row of a variant is locked for a short time. */
const stock = (variant: string) => `update variants set on_hand = on_hand where id = '${variant}'`;
