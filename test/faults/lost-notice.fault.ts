// A change is committed, and the notice of it reaches nobody: the connection that listens breaks, or falls silent, at that
// moment. Every process shows the change all the same, once it listens again, and not only when the page grows old.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { type PostgresqlCluster, startPostgresql } from '../database/postgresql-cluster.ts';
import { wholeSuite } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { until } from '../fixtures/until.ts';
import { createShopTemplate, type KillableShop, type ShopOnTemplate } from './killable-shop.ts';
import { type Relay, startRelay } from './relay.ts';
import { type Answer, askOften, processesOf } from './shop-processes.ts';

type Context = { postgresql: PostgresqlCluster; relay: Relay; template: ShopOnTemplate; shop: KillableShop };

const test = wholeSuite<Context>('a lost notice');

/** After twice this time a page is rendered again whether it was changed or not. */
const HALF_PAGE_AGE_MS = 30_000;

test.before(async (context) => {
  context.postgresql = await startPostgresql();
  context.relay = await startRelay(context.postgresql.socketPath);
  context.template = await createShopTemplate(context.postgresql.url);
  const shop = await context.template.open();
  context.shop = shop;
  await aProduct(shop.db);
  const throughRelay = new URL(shop.databaseUrl);
  throughRelay.host = `127.0.0.1:${context.relay.port}`;
  throughRelay.search = '';
  await shop.start(undefined, { DATABASE_URL: throughRelay.href, WORKERS: '2', LOG_LEVEL: 'warn' });
});
test.before.each(async ({ shop }) => {
  await until(async () => (await askOften(shop, '/pl/p/zolw')).every(isCached), 'the page is cached');
});
test.after(async ({ postgresql, relay, shop, template }) => {
  await shop.close();
  await relay.close();
  await template.close();
  await postgresql[Symbol.asyncDispose]();
});

const isCached = ({ status, headers }: Answer) => status === 200 && headers['cache-status'] === 'kasa; hit';

async function assertShown(shop: KillableShop, title: string): Promise<void> {
  const shows = async () => (await askOften(shop, '/pl/p/zolw')).every((answer) => answer.body.includes(title));
  const ms = await until(shows, 'every process shows it');
  assert.ok(ms < HALF_PAGE_AGE_MS, `only after ${ms} ms, when the page was old`);
  console.log(`# shown by both processes after ${ms} ms`);
}

const rename = (title: string) => sql`update product_texts set title = ${title}`;

// Seen to fail with nothing forgotten when a process listens again: it was shown after a minute.
test('of connections that break while it is committed', async ({ shop }) => {
  await shop.db.transaction().execute(async (tx) => {
    await rename('Żółw po zerwaniu').execute(tx);
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'kasa notices'`.execute(tx);
    assert.ok(rows.length >= 2, 'one of each process');
  });
  await assertShown(shop, 'Żółw po zerwaniu');
});

test('of connections that are silent while it is committed, and never speak again', async ({ shop, relay }) => {
  relay.hold();
  await rename('Żółw po ciszy').execute(shop.db);
  relay.openAnew();
  await assertShown(shop, 'Żółw po ciszy');
  relay.release();
});

test('of a process that is killed beside the one that has to tell', async ({ shop }) => {
  const [, killed = 0] = processesOf(shop);
  process.kill(killed, 'SIGKILL');
  await rename('Żółw po zabiciu').execute(shop.db);
  await assertShown(shop, 'Żółw po zabiciu');
});

test.run();
