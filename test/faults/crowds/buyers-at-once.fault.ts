// Many shoppers, or one with many fingers, against the built shop over HTTP: real connections, real PostgreSQL.

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { hashToken } from '#server/http/session.ts';
import { wholeSuite } from '../../depths.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { until } from '../../fixtures/until.ts';
import { stockOf } from '../../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { aBuyer, type Buyer, type Pressed, placed } from '../http-buyer.ts';
import { createShopTemplate, type KillableShop, type ShopOnTemplate } from '../killable-shop.ts';
import { assertUses } from '../settled-order.ts';

type Context = { template: ShopOnTemplate; shop: KillableShop };

const test = wholeSuite<Context>('buyers at once');

test.before(async (context) => {
  context.template = await createShopTemplate();
  context.shop = await context.template.open();
  await context.shop.start();
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.db));
test.after(async ({ shop, template }) => {
  await shop.close();
  await template.close();
});

/** What one poster costs: 129.00 zł and the courier's 16.99 zł. Two are delivered for nothing. */
const ONE = 14_599;
const TWO = 25_800;
/** The price with a code for a tenth of the goods. */
const ONE_WITH_CODE = 13_309;

/** As many as the shop has connections for, twice over. */
const ROUND = 20;

/** Fills a cart. What is in one that was not answered is unknown: then another buyer comes. */
async function aFilledBuyer(shop: KillableShop, lines: Record<string, number>): Promise<Buyer> {
  let buyer = aBuyer(shop);
  await until(async () => {
    buyer = aBuyer(shop);
    const fault = await buyer.fillCart(lines).catch((error: Error) => error);
    if (fault && !fault.message.endsWith('503')) throw fault;
    return !fault;
  }, 'a cart is filled');
  return buyer;
}

/** Presses again for as long as the shop or its provider says that it cannot answer now, as a shopper does. */
async function pressUntilAnswered(buyer: Buyer, expectedTotalMinor: number): Promise<Pressed> {
  for (let pauseMs = 500; ; pauseMs = Math.min(2 * pauseMs, 30_000)) {
    const pressed = await buyer.press(expectedTotalMinor);
    if (pressed.status !== 503 && pressed.result?.__typename !== 'PaymentUnavailable') return pressed;
    // Two hundred who press again at once are more than a slow machine ever gets done.
    await sleep(pauseMs);
  }
}

const untilPaid = (buyer: Buyer, orderToken: string) =>
  until(async () => (await buyer.comeBack(orderToken)) === 'paid', 'the order is paid');

/** Counts the deadlocks in all the time of the shop's database. */
async function countDeadlocks(shop: KillableShop): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(shop.db);
  return rows[0]?.deadlocks ?? Number.NaN;
}

function tally(pressed: Pressed[]): Record<string, number> {
  const names = pressed.map(({ status, result }) => `${status} ${result?.__typename}`);
  return Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]));
}

// Seen to fail without `for update` in `lockVariants`: the check on the table refused nine orders too many, as errors 500.
test('two hundred buyers for the last ten: ten orders, and everybody else is told', async ({ shop }) => {
  const variantId = await aProduct(shop.db, { handle: 'last-ten', onHand: 10 });
  const buyers: Buyer[] = [];
  while (buyers.length < 200) {
    buyers.push(...(await Promise.all(Array.from({ length: ROUND }, () => aFilledBuyer(shop, { [variantId]: 1 })))));
  }
  const startedAt = performance.now();
  const pressed = await Promise.all(buyers.map((buyer) => pressUntilAnswered(buyer, ONE)));
  console.log(`# 200 buyers were answered after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  assert.equal(tally(pressed), { '200 PlacedOrder': 10, '200 OutOfStock': 190 });
  assert.equal(await stockOf(shop.db, variantId), { on_hand: 10, reserved: 10 });
});

// Seen to fail without the row lock of `lockDiscountCode`: several orders had the last use.
test('fifty buyers for the last use of a code: one order has it, and everybody else is told', async ({ shop }) => {
  const variantId = await aProduct(shop.db, { handle: 'last-use', onHand: 50 });
  await aDiscountCode(shop.db, { code: 'LAST', maxUses: 1 });
  const aBuyerWithCode = async () => {
    const buyer = await aFilledBuyer(shop, { [variantId]: 1 });
    assert.is(await buyer.useCode('LAST'), null);
    return buyer;
  };
  const buyers: Buyer[] = [];
  while (buyers.length < 50) buyers.push(...(await Promise.all(Array.from({ length: 10 }, aBuyerWithCode))));
  const pressed = await Promise.all(buyers.map((buyer) => pressUntilAnswered(buyer, ONE_WITH_CODE)));
  assert.equal(tally(pressed), { '200 PlacedOrder': 1, '200 DiscountRefused': 49 });
  await assertUses(shop.db, 'LAST', 1);
  assert.equal(await stockOf(shop.db, variantId), { on_hand: 50, reserved: 1 });
});

// Seen to fail with the variants locked in the order of the basket: deadlocks, which are retried, each a second later. In
// the order of their ids there are none.
test('a hundred orders of two posters, half of them in the opposite order, are placed and paid', async ({ shop }) => {
  const [a, b] = [await aProduct(shop.db, { handle: 'a' }), await aProduct(shop.db, { handle: 'b' })];
  await shop.db.updateTable('variants').set({ on_hand: 100 }).where('id', 'in', [a, b]).execute();
  const baskets = Array.from({ length: 100 }, (_, n) => (n % 2 ? { [a]: 1, [b]: 1 } : { [b]: 1, [a]: 1 }));
  while (baskets.length > 0) {
    const buyers = await Promise.all(baskets.splice(0, ROUND).map((lines) => aFilledBuyer(shop, lines)));
    await Promise.all(
      buyers.map(async (buyer) => {
        const { clientSecret, orderToken } = placed(await pressUntilAnswered(buyer, TWO));
        await buyer.payByCard(clientSecret ?? '');
        await untilPaid(buyer, orderToken);
      }),
    );
  }
  assert.is(await countDeadlocks(shop), 0);
  assert.equal(await stockOf(shop.db, a), { on_hand: 0, reserved: 0 });
  assert.equal(await stockOf(shop.db, b), { on_hand: 0, reserved: 0 });
});

// Seen to fail without the row lock of `lockCart`: 500 for those who came second to the key `orders_cart`.
test.always('ten presses of the button, each paid at once, are one order and one charge', async ({ shop }) => {
  const variantId = await aProduct(shop.db, { handle: 'ten-presses' });
  const buyer = await aFilledBuyer(shop, { [variantId]: 1 });
  const presses = Array.from({ length: 10 }, async () => {
    const order = placed(await pressUntilAnswered(buyer, ONE));
    if (order.clientSecret) await buyer.payByCard(order.clientSecret);
    return order;
  });
  const tokens = new Set((await Promise.all(presses)).map(({ orderToken }) => orderToken));
  assert.is(tokens.size, 1);
  await untilPaid(buyer, [...tokens][0] ?? '');
  assert.equal(await stockOf(shop.db, variantId), { on_hand: 9, reserved: 0 });
  const charges = await shop.db
    .selectFrom('sandbox.objects')
    .innerJoin('orders', 'orders.captured_intent_id', 'sandbox.objects.payment_intent')
    .select('orders.id')
    .where('kind', '=', 'charge')
    .where('orders.token_hash', 'in', [...tokens].map(hashToken))
    .execute();
  assert.is(charges.length, 1);
});

test.run();
