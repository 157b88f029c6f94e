// The first page of the office: what waits, what went wrong and how it is put right, and the money.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { cancelByStaff } from '#server/orders/cancel-by-staff.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { anUnpaidOrder, aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, ask, press, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };
const test = suite<Context>('the first page of the office');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
});
test.after(({ shop }) => shop.close());

const today = async ({ shop, manager }: Context) => (await ask(shop, manager, 'OrdersToday', {})).today;

test('a payment of another amount waits until somebody has looked at it', async (context) => {
  const { shop, manager } = context;
  const order = await anUnpaidOrder(servicesOf(shop));
  const intent = { ...shop.payments.settle(order.intentId, 'succeeded'), amount: 9_900 };
  const tell = () =>
    inTransaction(shop.database.db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: shopTime }));
  assert.is((await tell()).kind, 'mismatch');
  await tell();
  const { mismatches } = await today(context);
  assert.equal(
    mismatches.map(({ number, paid, expected }: Record<string, unknown>) => [number, paid, expected]),
    [[order.number, { minor: 9_900, currency: 'PLN' }, { minor: 14_599, currency: 'PLN' }]],
  );
  const checked = { intentId: mismatches[0].intentId };
  assert.is((await answerOf(press(shop, manager, 'OrdersCheckMismatch', checked))).refusal, null);
  assert.equal((await today(context)).mismatches, []);
  await tell();
  assert.equal((await today(context)).mismatches, [], 'not told again');
});

test('an e-mail that failed is told with its order and its reason, and tried again at once', async (context) => {
  const { shop, manager } = context;
  const { db } = shop.database;
  const order = await aPaidOrder(servicesOf(shop));
  const later = new Date(shopTime.getTime() + 3_600_000);
  const failed = { attempts: 4, last_error: 'connect ECONNREFUSED', next_attempt_at: later };
  await db
    .updateTable('outbox')
    .set(failed)
    .where('kind', '=', 'order-confirmation')
    .where('delivered_at', 'is', null)
    .execute();
  const [failing] = (await today(context)).failing;
  assert.equal(
    [failing.kind, failing.number, failing.error, failing.attempts],
    ['order-confirmation', order.number, 'connect ECONNREFUSED', 4],
  );
  assert.is(await answerOf(press(shop, manager, 'OrdersRetryFailing', { id: failing.id })), 1);
  const row = await db
    .selectFrom('outbox')
    .select('next_attempt_at')
    .where('id', '=', Number(failing.id))
    .executeTakeFirstOrThrow();
  assert.equal(row.next_attempt_at, shopTime);
});

test('an invoice that the shop could not make is told once, with its reason in words', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  const order = await aPaidOrder(servicesOf(shop));
  const failed = {
    attempts: 3,
    last_error: `Error: no invoice for order ${order.id}, refusal BuyerNipWrong`,
  };
  const row = { kind: 'keep-books', payload: JSON.stringify({ orderId: order.id }), ...failed };
  const at = { created_at: shopTime, next_attempt_at: new Date(shopTime.getTime() + 3_600_000) };
  for (const cause of ['paid', 'sent']) {
    await db
      .insertInto('outbox')
      .values({ ...row, ...at, deduplication_key: `books-${cause}-${order.id}` })
      .execute();
  }
  const told = (await today(context)).failing.filter(({ number }: { number: number }) => number === order.number);
  assert.equal(
    told.map(({ kind, refusal }: Record<string, unknown>) => [kind, refusal]),
    [['keep-books', 'BuyerNipWrong']],
  );
  const again = press(shop, context.manager, 'OrdersRetryFailing', { id: told[0].id });
  assert.is(await answerOf(again), 2);
  assert.equal(
    (await today(context)).failing.filter(({ number }: { number: number }) => number === order.number),
    [],
  );
});

test('an unpaid order that holds half of an article is told until it ends', async (context) => {
  const { shop, manager } = context;
  const { db } = shop.database;
  const { id, number, variantId } = await anUnpaidOrder(servicesOf(shop), { onHand: 10 });
  await db.updateTable('stock_reservations').set({ quantity: 5 }).where('order_id', '=', id).execute();
  await db.updateTable('variants').set({ reserved: 5 }).where('id', '=', variantId).execute();
  await db
    .insertInto('unpaid_holds')
    .values({ order_id: id, mailbox: Buffer.from('m'), held_at: shopTime })
    .execute();
  const { sku } = await db.selectFrom('variants').select('sku').where('id', '=', variantId).executeTakeFirstOrThrow();
  assert.equal((await today(context)).greatHolds, [{ number, sku, held: 5, onHand: 10 }]);
  const page = await shop.app.inject({ url: '/admin', headers: { cookie: manager.cookie } });
  assert.match(page.body, new RegExp(`5 (of|z|von|van de) 10 [^<]*${sku}`));
  assert.is((await cancelByStaff(servicesOf(shop), id)).ok, true);
  assert.equal((await today(context)).greatHolds, []);
});

test('what was paid stands in its hour, day and week, against the time before', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  // A year on, where nobody else has paid.
  await db
    .updateTable('orders')
    .set({ paid_at: new Date('2025-01-01T12:00:00Z') })
    .execute();
  const hour = 3_600_000;
  for (const ago of [hour, hour, 24 * hour, 7 * 24 * hour]) {
    const { id } = await aPaidOrder(servicesOf(shop));
    await db
      .updateTable('orders')
      .set({ paid_at: new Date(shopTime.getTime() - ago) })
      .where('id', '=', id)
      .execute();
  }
  const { periods } = await today(context);
  const [day, week] = periods;
  const [sums] = day.sums;
  assert.equal([sums.orders, sums.takings.minor, sums.before.minor], [2, 2 * 14_599, 14_599]);
  assert.is(sums.intervals.length, 24);
  const local = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/Warsaw' }).format(
      new Date(shopTime.getTime() - hour),
    ),
  );
  assert.is(sums.intervals[local].takings.minor, 2 * 14_599);
  assert.is(week.sums[0].intervals.length, 7);
  assert.is(week.sums[0].before.minor, 14_599);
});

test('what was given back is taken off on its own day, and a month has its own days', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  await db
    .updateTable('orders')
    .set({ paid_at: new Date('2025-01-01T12:00:00Z') })
    .execute();
  const day = 86_400_000;
  const { id } = await aPaidOrder(servicesOf(shop));
  const late = await aPaidOrder(servicesOf(shop));
  const paidAt = new Date(shopTime.getTime() - day);
  await db.updateTable('orders').set({ paid_at: paidAt }).where('id', 'in', [id, late.id]).execute();
  const { captured_intent_id: intentId } = await db
    .selectFrom('orders')
    .select('captured_intent_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const refund = { cause: 'staff', currency: 'PLN' as const, created_at: shopTime, updated_at: shopTime };
  const rows = [
    { ...refund, id: randomUUID(), order_id: id, intent_id: intentId ?? '', amount_minor: 4_599, status: 'succeeded' },
    { ...refund, id: randomUUID(), order_id: id, intent_id: intentId ?? '', amount_minor: 1_000, status: 'failed' },
    // A second payment that came too late: it was never counted, and neither is its way back.
    { ...refund, id: randomUUID(), order_id: late.id, intent_id: 'pi_late', amount_minor: 14_599, status: 'succeeded' },
  ];
  for (const row of rows)
    await db
      .insertInto('refunds')
      .values({ ...row, idempotency_key: row.id })
      .execute();

  const [today_, , month] = (await today(context)).periods;
  assert.equal(
    [today_.sums[0].orders, today_.sums[0].takings.minor, today_.sums[0].before.minor],
    [0, -4_599, 2 * 14_599],
  );
  assert.equal([month.sums[0].orders, month.sums[0].takings.minor], [2, 2 * 14_599 - 4_599]);
  assert.is(month.sums[0].intervals.length, 30, 'November, though October had a 31st');
  await db
    .deleteFrom('refunds')
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
});

test('an order to be sent with a note of its customer waits for an answer', async (context) => {
  const { shop } = context;
  const { id } = await aPaidOrder(servicesOf(shop));
  const before = (await today(context)).queue.noted;
  await shop.database.db.updateTable('orders').set({ note: 'before Friday, please' }).where('id', '=', id).execute();
  assert.is((await today(context)).queue.noted, before + 1);
});

test('what is sold out is told, what was moved last first, and then what nobody has moved', async (context) => {
  const { db } = context.shop.database;
  const there = await aProduct(db, { handle: 'there', onHand: 3 });
  const gone = await aProduct(db, { handle: 'gone', onHand: 0 });
  const goneLater = await aProduct(db, { handle: 'gone-later', onHand: 0 });
  await aProduct(db, { handle: 'never-there', onHand: 0 });
  await db.updateTable('variants').set({ option1: 'A3', option2: 'Dąb' }).where('id', '=', goneLater).execute();
  for (const variant_id of [there, gone, goneLater]) {
    await db.insertInto('stock_movements').values({ variant_id, kind: 'sold', quantity: 1, at: shopTime }).execute();
  }
  const listed = async () => (await today(context)).outOfStock.map(({ handle }: { handle: string }) => handle);
  assert.equal(await listed(), ['gone-later', 'gone', 'never-there']);
  const [named] = (await today(context)).outOfStock;
  assert.equal([named.title, named.variantTitle, named.sku], ['Żółw', 'A3 / Dąb', 'GONE-LATER']);
  await db.updateTable('variants').set({ on_hand: 2 }).where('id', '=', goneLater).execute();
  assert.equal(await listed(), ['gone', 'never-there']);
});

test('what runs low and what is gone is counted as the list of stock has it', async (context) => {
  const { shop, manager } = context;
  const { db } = shop.database;
  const counts = async () => {
    const { lowStock, soldOut } = (await today(context)).queue;
    return [lowStock, soldOut];
  };
  const before = await counts();
  const id = await aProduct(db, { handle: 'three-left', onHand: 3 });
  await db.updateTable('variants').set({ low_stock_at: 2 }).where('id', '=', id).execute();
  assert.equal(await counts(), before);
  await db.updateTable('variants').set({ on_hand: 2 }).where('id', '=', id).execute();
  const [low = 0, gone = 0] = await counts();
  assert.equal([low, gone], [(before[0] ?? 0) + 1, before[1]]);
  for (const [show, count] of [
    ['low', low],
    ['out', gone],
  ] as const) {
    const { listedStock } = await ask(shop, manager, 'StockList', { show });
    assert.is(listedStock.variants.length, count);
  }
});

test.run();
