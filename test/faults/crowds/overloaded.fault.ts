// More buyers at once than the shop gets done: whoever cannot be served is turned away at the door.
import { execFileSync } from 'node:child_process';
import * as assert from 'uvu/assert';
import { type PostgresqlCluster, startPostgresql } from '../../database/postgresql-cluster.ts';
import { wholeSuite } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { stockOf } from '../../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { aBuyer } from '../http-buyer.ts';
import { createShopTemplate, type KillableShop, type ShopOnTemplate } from '../killable-shop.ts';
import { type Relay, startRelay } from '../relay.ts';

type Context = { postgresql: PostgresqlCluster; relay: Relay; template: ShopOnTemplate; shop: KillableShop };

const test = wholeSuite<Context>('the shop is overloaded');

const BUYERS = 200;
/** The shop has connections for so many. */
const ROUND = 10;
/** A price with the courier's 16.99 zł. */
const TOTAL = 14_599;
/** With all that a press asks, ten times as much as the shop gets done in the time that somebody waits at the door. */
const SLOW_ANSWER_MS = 14;

test.before(async (context) => {
  context.postgresql = await startPostgresql();
  context.relay = await startRelay(context.postgresql.socketPath);
  context.template = await createShopTemplate(context.postgresql.url);
  context.shop = await context.template.open();
  const throughRelay = new URL(context.shop.databaseUrl);
  throughRelay.host = `127.0.0.1:${context.relay.port}`;
  throughRelay.search = '';
  await context.shop.start(undefined, { DATABASE_URL: throughRelay.href });
  execFileSync('taskset', ['-a', '-c', '-p', '0', String(context.shop.processId)]);
});
test.after(async ({ postgresql, relay, shop, template }) => {
  await shop.close();
  await relay.close();
  await template.close();
  await postgresql[Symbol.asyncDispose]();
});

// Seen to fail with all who wait for the database alike: buyers were turned away after their goods were reserved.
test('two hundred buyers, one core and a slow database: who is turned away has nothing reserved', async (context) => {
  const { shop, relay } = context;
  const variantId = await aProduct(shop.db, { handle: 'crowded', onHand: 2 * BUYERS });
  const buyers = Array.from({ length: BUYERS }, () => aBuyer(shop));
  for (let first = 0; first < BUYERS; first += ROUND) {
    await Promise.all(buyers.slice(first, first + ROUND).map((buyer) => buyer.fillCart({ [variantId]: 1 })));
  }
  relay.slowDown(SLOW_ANSWER_MS);
  const pressed = await Promise.all(buyers.map((buyer) => buyer.press(TOTAL)));
  relay.slowDown(0);
  const turnedAway = pressed.filter(({ status }) => status === 503).length;
  console.log(`# of ${BUYERS} buyers ${turnedAway} were turned away`);
  assert.ok(turnedAway > 0, 'the shop was overloaded');
  assert.is((await stockOf(shop.db, variantId)).reserved, BUYERS - turnedAway);
  assert.ok(pressed.every(({ status, result }) => status === 503 || result?.__typename === 'PlacedOrder'));
  await assertMoneyPathInvariants(shop.db);
  // They come back when it is over.
  const again = await Promise.all(buyers.slice(0, ROUND).map((buyer) => buyer.press(TOTAL)));
  assert.ok(again.every(({ result }) => result?.__typename === 'PlacedOrder'));
});

test.run();
