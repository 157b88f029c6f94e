// The document `payments` as a running shop follows it: what a checkout offers, and what stands below every page.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { demoPaymentSettings } from '#server/demo/demo-payment-settings.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import { aShop, type ShopFixture } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';
import { aCheckoutVisitor } from '../orders/a-checkout-visitor.ts';

const test = suite<{ shop: ShopFixture }>('the methods that a shop has chosen');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const set = (shop: ShopFixture, changes: Record<string, unknown>) =>
  inTransaction(shop.database.db, (tx) =>
    changeSettings(tx, {
      document: 'payments',
      data: { ...demoPaymentSettings, ...changes },
      changedBy: 'test',
      now: new Date(),
    }),
  );
const methodsOf = (page: string) => [...page.matchAll(/data-method="(\w+)"/g)].map(([, method]) => method);

test('the checkout and the marks follow a change while the shop runs, in the order that was chosen', async ({
  shop,
}) => {
  const visitor = await aCheckoutVisitor(shop);
  const offered = async () => methodsOf((await visitor.getPage('/pl/checkout')).body);
  const marks = async () => (await shop.app.inject('/pl')).body.match(/aria-label="(BLIK|Visa|Klarna)"/g);
  assert.equal((await offered()).slice(0, 3), ['blik', 'p24', 'card']);
  assert.equal(await marks(), ['aria-label="BLIK"', 'aria-label="Visa"', 'aria-label="Klarna"']);

  await set(shop, { methods: ['card', 'bank_transfer', 'blik', 'ideal'] });
  await until(async () => (await offered())[0] === 'card');
  assert.equal(await offered(), ['card', 'bank_transfer', 'blik'], 'iDEAL is for the euro');
  assert.equal(await marks(), ['aria-label="Visa"', 'aria-label="BLIK"']);

  // The order comes to 145.99 zł.
  const limits: ShopPaymentSettings['limits'] = { card: { PLN: { min: 14_600 } }, blik: { PLN: { max: 14_599 } } };
  await set(shop, { methods: ['card', 'blik'], limits });
  await until(async () => (await offered()).join() === 'blik');
});

test('a method that nobody knows is refused by its place; one of kasa.config.ts may be named', async ({ shop }) => {
  const wrong = await set(shop, { methods: ['card', 'cart'], limits: { blick: { PLN: { min: 1 } } } });
  assert.equal(!wrong.ok && wrong.error.faults.map(({ path }) => path), ['methods.1', 'limits.blick']);
  assert.match((!wrong.ok && wrong.error.faults[0]?.message) || '', 'expected card, blik,');
  const turned = await set(shop, { limits: { card: { PLN: { min: 2, max: 1 } } } });
  assert.equal(!turned.ok && turned.error.faults.map(({ path }) => path), ['limits.card.PLN']);
  const twice = await set(shop, { methods: ['card', 'card'] });
  assert.equal(!twice.ok && twice.error.faults.map(({ message }) => message), ['must name no method twice']);
  assert.ok((await set(shop, { methods: ['own_swish', 'card'] })).ok);
});

test.run();
