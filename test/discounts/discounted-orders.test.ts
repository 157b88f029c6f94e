// Codes on the way of the money: cart, order, limits, cancelled orders, refunds.

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCart } from '#server/cart/read-cart.ts';
import { setDiscountCode, WRONG_CODES_PER_ADDRESS } from '#server/cart/set-discount-code.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { stopDiscountCode } from '#server/discounts/stop-discount-code.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { money } from '#src/money.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aDraft } from '../fixtures/a-shopper.ts';
import { aShopper, orderOf, runOut, started } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aDiscountCode, discountServices } from './a-discount-code.ts';

const test = suite<{ database: NamedDatabase; db: Db }>('orders with a discount code');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(({ db }) => assertMoneyPathInvariants(db));
test.after(({ database }) => database.close());

type Shopper = Awaited<ReturnType<typeof aShopper>>;
const type = (shopper: Shopper, code: string) => setDiscountCode(shopper.services, 'pl', code);
const pln = (minor: number) => money(minor, 'PLN');

async function pay(db: Db, shopper: Shopper): Promise<void> {
  const intent = shopper.payments.settle(shopper.intent().id, 'succeeded');
  const now = shopper.services.now();
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now }));
}

test('a code takes its part off the goods, in cart, checkout and order alike', async ({ db }) => {
  await aDiscountCode(db, { code: 'TEN' });
  const shopper = await aShopper(db);
  assert.equal(await type(shopper, ' ten '), { ok: true, value: null });
  const cart = await readCart(shopper.services, 'pl');
  assert.equal([cart.subtotal, cart.discount?.amount], [pln(12_900), pln(1_290)]);
  const { totals } = await readCheckout(shopper.services, 'pl', { country: 'PL', shippingMethod: 'inpost-courier' });
  assert.equal([totals.discount, totals.total], [pln(1_290), pln(13_309)]);

  const { orderToken } = started(await shopper.press({ expectedTotal: pln(13_309) }));
  const order = await orderOf(db, orderToken);
  assert.equal(
    [order.discount_code, order.subtotal_minor, order.discount_minor, order.total_minor],
    ['TEN', 12_900, 1_290, 13_309],
  );
  assert.is((await getOrderView(db, order.id)).discountCode, 'TEN');
  assert.is(shopper.intent().amount, 13_309);
});

test('the total without the code is not the total that is charged: the shopper is told', async ({ db }) => {
  const code = await aDiscountCode(db, { code: 'STOPPED' });
  const shopper = await aShopper(db);
  await type(shopper, code);
  await stopDiscountCode(discountServices(db), code, true);
  assert.equal(await shopper.press({ expectedTotal: pln(13_309) }), {
    ok: false,
    error: { kind: 'DiscountRefused', code: 'STOPPED', reason: 'EXPIRED' },
  });
  const { orderToken } = started(await shopper.press());
  assert.is((await orderOf(db, orderToken)).discount_code, null);
});

whole(test)('of 50 shoppers one has the last use', async ({ db }) => {
  await aDiscountCode(db, { code: 'LAST', maxUses: 1 });
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => aShopper(db)));
  for (const shopper of shoppers) assert.ok((await type(shopper, 'LAST')).ok);
  const pressed = await Promise.all(shoppers.map((shopper) => shopper.press({ expectedTotal: pln(13_309) })));
  assert.is(pressed.filter(({ ok }) => ok).length, 1);
  for (const result of pressed) {
    if (!result.ok) assert.equal(result.error, { kind: 'DiscountRefused', code: 'LAST', reason: 'USED_UP' });
  }
});

test('of ten presses at once with one e-mail address, one has what each address may use once', async ({ db }) => {
  await aDiscountCode(db, { code: 'FIRST', maxUsesPerEmail: 1 });
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => aShopper(db)));
  for (const shopper of shoppers) assert.ok((await type(shopper, 'FIRST')).ok);
  const draft = { ...aDraft, email: 'first@example.com' };
  const pressed = await Promise.all(shoppers.map((shopper) => shopper.press({ expectedTotal: pln(13_309), draft })));
  assert.is(pressed.filter(({ ok }) => ok).length, 1);
});

test('a cancelled order gives its use back, and one that is paid too late takes it only if it is left', async ({
  db,
}) => {
  await aDiscountCode(db, { code: 'ONCE', maxUses: 1 });
  const [first, second] = [await aShopper(db), await aShopper(db)];
  await type(first, 'ONCE');
  const { orderToken } = started(await first.press({ expectedTotal: pln(13_309) }));
  assert.equal(await type(second, 'ONCE'), { ok: false, error: { kind: 'USED_UP' } });
  assert.ok(await runOut(db, orderToken));
  assert.ok((await type(second, 'ONCE')).ok);
  const taken = started(await second.press({ expectedTotal: pln(13_309) }));
  await pay(db, first);
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
  assert.is((await orderOf(db, taken.orderToken)).discount_code, 'ONCE');
});

test('an order that is paid too late is carried out with its discount while a use is left', async ({ db }) => {
  await aDiscountCode(db, { code: 'LATE', maxUses: 1 });
  const shopper = await aShopper(db);
  await type(shopper, 'LATE');
  const { orderToken } = started(await shopper.press({ expectedTotal: pln(13_309) }));
  assert.ok(await runOut(db, orderToken));
  await pay(db, shopper);
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
});

test('a cart that is changed after it was ordered keeps its own last use', async ({ db }) => {
  await aDiscountCode(db, { code: 'OWN', maxUses: 1, maxUsesPerEmail: 1 });
  const shopper = await aShopper(db, { onHand: 5 });
  await type(shopper, 'OWN');
  const first = started(await shopper.press({ expectedTotal: pln(13_309) }));
  await addCartLine(shopper.services, { variantId: shopper.variantId, quantity: 1 });
  // 258 zł less a tenth is below the 250 zł from which delivery is free.
  const second = started(await shopper.press({ expectedTotal: pln(25_800 - 2_580 + 1_699) }));
  const states = [first, second].map(async ({ orderToken }) => (await orderOf(db, orderToken)).payment_state);
  assert.equal(await Promise.all(states), ['cancelled', 'awaiting_payment']);
});

test('an e-mail address has its own limit, in small or capital letters', async ({ db }) => {
  await aDiscountCode(db, { code: 'EACH', maxUsesPerEmail: 1 });
  const [first, second] = [await aShopper(db), await aShopper(db)];
  await type(first, 'EACH');
  await type(second, 'EACH');
  started(await first.press({ expectedTotal: pln(13_309) }));
  const draft = { ...aDraft, email: 'JAN@example.com' };
  assert.equal(await second.press({ expectedTotal: pln(13_309), draft }), {
    ok: false,
    error: { kind: 'DiscountRefused', code: 'EACH', reason: 'NOT_WITH_THIS_EMAIL' },
  });
  started(await second.press({ expectedTotal: pln(13_309), draft: { ...aDraft, email: 'ola@example.com' } }));
});

test('a code is for its collections or products alone, and other goods cost what they cost', async ({ db }) => {
  const collection = await db
    .insertInto('collections')
    .values({ handle: 'posters', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shopper = await aShopper(db, { handle: 'in-collection' });
  const { id: product } = await db
    .selectFrom('products')
    .select('id')
    .where('handle', '=', 'in-collection')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('collection_products')
    .values({ collection_id: collection.id, product_id: product, position: 1 })
    .execute();
  await addCartLine(shopper.services, { variantId: await aProduct(db, { handle: 'outside' }), quantity: 2 });
  await aDiscountCode(db, { code: 'POSTERS', scope: 'collections', handles: ['posters'] });
  await aDiscountCode(db, { code: 'OUTSIDE', scope: 'products', handles: ['outside'] });
  const amountWith = async (code: string) => {
    assert.ok((await type(shopper, code)).ok);
    return (await readCart(shopper.services, 'pl')).discount?.amount.minor;
  };
  assert.equal([await amountWith('POSTERS'), await amountWith('OUTSIDE')], [1_290, 2_580]);
  const other = await aShopper(db);
  assert.equal(await type(other, 'OUTSIDE'), { ok: false, error: { kind: 'NOT_FOR_THESE_GOODS' } });
  assert.is((await readCart(other.services, 'pl')).discount?.refusal, 'NOT_FOR_THESE_GOODS');
});

test('free delivery costs nothing wherever the parcel goes, and the order says why', async ({ db }) => {
  await aDiscountCode(db, { code: 'SHIP', reward: { kind: 'free_delivery' }, minimums: { PLN: 10_000 } });
  const shopper = await aShopper(db);
  await type(shopper, 'SHIP');
  const { shippingOptions, totals } = await readCheckout(shopper.services, 'pl', { country: 'PL' });
  assert.ok(shippingOptions.every(({ price }) => price.minor === 0));
  assert.equal([totals.shipping, totals.discount, totals.total], [pln(0), pln(0), pln(12_900)]);
  const { orderToken } = started(await shopper.press({ expectedTotal: pln(12_900) }));
  const order = await orderOf(db, orderToken);
  assert.equal([order.discount_code, order.shipping_minor], ['SHIP', 0]);
});

test('refunds of single lines, one after the other, add up to what was paid', async ({ db }) => {
  await aDiscountCode(db, { code: 'ODD', reward: { kind: 'amount', amounts: { PLN: 1_001 } } });
  const shopper = await aShopper(db, { handle: 'odd', priceMinor: { PLN: 3_333, EUR: 999 } }, 3);
  const second = await aProduct(db, { handle: 'odd-two', priceMinor: { PLN: 777, EUR: 199 } });
  await addCartLine(shopper.services, { variantId: second, quantity: 1 });
  await type(shopper, 'ODD');
  const total = 3 * 3_333 + 777 - 1_001 + 1_699;
  const { orderToken } = started(await shopper.press({ expectedTotal: pln(total) }));
  await pay(db, shopper);
  const { id } = await orderOf(db, orderToken);
  const [three, one] = await db
    .selectFrom('order_lines')
    .select('position')
    .where('order_id', '=', id)
    .orderBy('quantity', 'desc')
    .execute();
  const lines = [
    { position: three?.position ?? 0, quantity: 1 },
    { position: three?.position ?? 0, quantity: 2 },
    { position: one?.position ?? 0, quantity: 1 },
  ];
  let given = 0;
  for (const [index, line] of lines.entries()) {
    const parts = {
      lines: [{ ...line, isCancelled: true, isRestocked: true }],
      isWithDelivery: index === lines.length - 1,
    };
    const refund = await requestRefund(shopper.services, { orderId: id, amount: null, parts, reason: '' });
    if (!refund.ok) throw new Error(refund.error.kind);
    given += refund.value.amount.minor;
  }
  assert.is(given, total);
});

test('whoever tries many codes that do not exist has to wait', async ({ db }) => {
  await aDiscountCode(db, { code: 'SECRET' });
  const shopper = await aShopper(db, {}, 1, '198.51.100.7');
  for (let guess = 0; guess < WRONG_CODES_PER_ADDRESS; guess++) {
    assert.ok((await type(shopper, 'SECRET')).ok);
    assert.equal(await type(shopper, `GUESS${guess}`), { ok: false, error: { kind: 'UNKNOWN' } });
  }
  assert.equal(await type(shopper, 'SECRET'), { ok: false, error: { kind: 'TOO_MANY_TRIES' } });
  // Another cart, in another browser behind the same address, gets no further; somebody at another address does.
  const sameAddress = await aShopper(db, {}, 1, '198.51.100.7');
  assert.equal(await type(sameAddress, 'SECRET'), { ok: false, error: { kind: 'TOO_MANY_TRIES' } });
  assert.ok((await type(await aShopper(db, {}, 1, '198.51.100.8'), 'SECRET')).ok);
  shopper.wait(61 * 60_000);
  assert.ok((await type(shopper, 'SECRET')).ok);
});

test('a code with signs that nobody sees is the code, and no wrong try', async ({ db }) => {
  await aDiscountCode(db, { code: 'SAVE25' });
  const shopper = await aShopper(db, {}, 1, '198.51.100.10');
  const unseen = ['SAVE25\u200b', '\u200eSAVE25', 'SA\u00adVE25', '\u2060SAVE25', '\u202aSAVE25\u202c', 'SAVE25\ufe0f'];
  for (let round = 0; round * unseen.length <= WRONG_CODES_PER_ADDRESS; round++) {
    for (const code of unseen) assert.equal(await type(shopper, code), { ok: true, value: null }, JSON.stringify(code));
  }
  const { discount_code: code } = await db
    .selectFrom('carts')
    .select('discount_code')
    .where('discount_code', '=', 'SAVE25')
    .executeTakeFirstOrThrow();
  assert.is(code, 'SAVE25');
});

test('guesses that come all at once, each from a cart of its own, get no further than one after the other', async ({
  db,
}) => {
  await aDiscountCode(db, { code: 'HIDDEN' });
  const shoppers = await Promise.all(
    Array.from({ length: WRONG_CODES_PER_ADDRESS + 5 }, () => aShopper(db, {}, 1, '198.51.100.9')),
  );
  const answers = await Promise.all(shoppers.map((shopper, index) => type(shopper, `AT-ONCE${index}`)));
  const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind));
  assert.is(kinds.filter((kind) => kind === 'UNKNOWN').length, WRONG_CODES_PER_ADDRESS);
  assert.is(kinds.filter((kind) => kind === 'TOO_MANY_TRIES').length, 5);
});

test.run();
