// The database says nothing at all: dropped packets, a stopped process. Nobody is told, so only deadlines tell.
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { type PostgresqlCluster, startPostgresql } from '../database/postgresql-cluster.ts';
import { wholeSuite } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { until } from '../fixtures/until.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aBuyer } from './http-buyer.ts';
import { createShopTemplate, type KillableShop, type ShopOnTemplate } from './killable-shop.ts';
import { type Relay, startRelay } from './relay.ts';
import { type Answer, ask, askOften, processesOf } from './shop-processes.ts';

type Context = {
  postgresql: PostgresqlCluster;
  relay: Relay;
  template: ShopOnTemplate;
  shop: KillableShop;
  variantId: string;
  processes: number[];
};

const test = wholeSuite<Context>('the database is silent');

/** A price with the courier's 16.99 zł. */
const TOTAL = 14_599;

test.before(async (context) => {
  context.postgresql = await startPostgresql();
  context.relay = await startRelay(context.postgresql.socketPath);
  context.template = await createShopTemplate(context.postgresql.url);
  const shop = await context.template.open();
  context.shop = shop;
  context.variantId = await aProduct(shop.db, { onHand: 100 });
  const throughRelay = new URL(shop.databaseUrl);
  throughRelay.host = `127.0.0.1:${context.relay.port}`;
  throughRelay.search = '';
  await shop.start(undefined, { DATABASE_URL: throughRelay.href, WORKERS: '2', LOG_LEVEL: 'warn' });
  context.processes = processesOf(shop);
});
test.before.each(async ({ shop }) => {
  await until(async () => (await askOften(shop, '/pl/p/zolw')).every(isCached), 'the page is cached');
});
test.after.each(async ({ shop, processes }) => {
  await assertMoneyPathInvariants(shop.db);
  assert.equal(processesOf(shop), processes);
});
test.after(async ({ postgresql, relay, shop, template }) => {
  await shop.close();
  await relay.close();
  await template.close();
  await postgresql[Symbol.asyncDispose]();
});

const isCached = ({ status, headers }: Answer) => status === 200 && headers['cache-status'] === 'kasa; hit';
const isStale = ({ status, headers }: Answer) =>
  status === 200 && headers['cache-status'] === 'kasa; hit; detail=stale';

/** A cached page is answered all the time, and one that is not is refused at last. */
async function assertNobodyHangs(shop: KillableShop): Promise<void> {
  const unseen = ask(shop, `/pl/search?q=${Math.round(performance.now())}`);
  const pressed = (async () => {
    const answer = await aBuyer(shop).setQuantity('none', 1);
    return answer;
  })();
  const cached: Answer[] = [];
  await until(async () => {
    const answer = await ask(shop, '/pl/p/zolw');
    cached.push(answer);
    return isStale(answer);
  }, 'a page goes out stale');
  cached.push(...(await askOften(shop, '/pl/p/zolw')));
  assert.equal([...new Set(cached.map(({ status }) => status))], [200]);
  const slowest = Math.round(Math.max(...cached.map(({ ms }) => ms)));
  const refused = await unseen;
  assert.is(refused.status, 503);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  await pressed;
  assert.is((await ask(shop, '/readyz')).status, 503);
  console.log(`# cached pages within ${slowest} ms, others refused after ${Math.round(refused.ms)} ms`);
}

async function assertBack(shop: KillableShop, variantId: string): Promise<void> {
  const ms = await until(async () => {
    const answers = await Promise.all([ask(shop, '/readyz'), ask(shop, `/pl/search?q=${performance.now()}`)]);
    return answers.every(({ status }) => status === 200);
  }, 'everything is back');
  const cachedMs = await until(async () => (await askOften(shop, '/pl/p/zolw')).every(isCached), 'pages are cached');
  console.log(`# back after ${ms} ms, pages are cached after ${ms + cachedMs} ms`);
  const buyer = aBuyer(shop);
  await buyer.fillCart({ [variantId]: 1 });
  assert.is((await buyer.press(TOTAL)).result?.__typename, 'PlacedOrder');
}

// Seen to fail without all three, the patience of pages, the deadlines of statements and the heartbeat of who listens: the
// cached page hung, with the render that it waited for. Each of them alone is enough for the page to come at last.
test('connections whose packets are dropped are given up, and others take their place', async (context) => {
  const { shop, relay, variantId } = context;
  relay.hold();
  await assertNobodyHangs(shop);
  relay.openAnew();
  await assertBack(shop, variantId);
  assert.match(shop.log, 'The database has not answered');
  relay.release();
});

test('a stopped PostgreSQL holds nobody up, and goes on where it stopped', async ({ shop, postgresql, variantId }) => {
  postgresql.freeze();
  try {
    await assertNobodyHangs(shop);
    await sleep(500);
  } finally {
    postgresql.thaw();
  }
  await assertBack(shop, variantId);
});

test.run();
