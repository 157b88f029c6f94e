// What becomes of an order by hand afterwards: refunded, packed, labelled, copied, erased, deleted by the clock; and of one
// whose payment breaks off.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { erasePerson } from '#server/customers/erase-person.ts';
import { exportPerson } from '#server/customers/export-person.ts';
import { findPersonByEmail } from '#server/customers/person.ts';
import { countRetention, runRetention } from '#server/customers/retention/run-retention.ts';
import { writePersonFiles } from '#server/customers/write-person-files.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findOrderToLabel } from '#server/fulfilment/labels/read-label-parcel.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { takeBack } from '#server/fulfilment/take-back.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { readOrdersToPack } from '#server/packing/office/read-orders-to-pack.ts';
import { sumProducts } from '#server/packing/papers/pick-list.ts';
import { quoteRefund } from '#server/refunds/office/quote-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { writeWebhookBody } from '#server/webhooks/webhook-body.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { orderOf, started, stockOf } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aDraftOrder } from './a-draft.ts';

type Context = { database: NamedDatabase; db: Db };

const DAY_MS = 24 * 60 * 60_000;

const test = suite<Context>('after an order by hand');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after.each(async ({ database, db }) => {
  await assertMoneyPathInvariants(db);
  await database.close();
});

/** Half off three posters at 99.99 zł, a frame at its price, the courier: 215.00 zł, paid by the link. */
async function aPaidDraft(db: Db) {
  const draft = await aDraftOrder(db, {}, { discount: null });
  const [poster, frame] = draft.content.lines;
  assert.ok(poster && frame);
  const half = { kind: 'percent' as const, basisPoints: 5_000 };
  const saved = await draft.save({ lines: [{ ...poster, quantity: 3, unitMinor: 9_999, discount: half }, frame] });
  assert.ok(saved.ok);
  const { orderToken } = started(await draft.press(await draft.link(2), { totalMinor: 21_498 }));
  const intent = draft.payments.settle(draft.intent().id, 'succeeded');
  const now = draft.services.now();
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now }));
  const { id, number } = await orderOf(db, orderToken);
  return { ...draft, orderId: id, orderNumber: number };
}

// Seen to fail with the discount shared by all lines: too much went back for the frame, too little for the posters.
test('lines that had a discount are given back for what was paid for them, piece by piece to the last grosz', async ({
  db,
}) => {
  const { services, orderId } = await aPaidDraft(db);
  const back = async (position: number, isWithDelivery = false) => {
    const lines = [{ position, quantity: 1, isCancelled: true, isRestocked: true }];
    const quoted = await quoteRefund(db, { orderId, lines, isWithDelivery, ownAmountMinor: null });
    const asked = await requestRefund(services, {
      ...{ orderId, amount: null, reason: '', parts: { lines, isWithDelivery } },
    });
    assert.ok(asked.ok);
    assert.is(quoted?.amount.minor, asked.value.amount.minor);
    return asked.value.amount.minor;
  };
  // 299.97 zł less 149.99 zł: 149.98 zł, of three.
  assert.equal([await back(0), await back(1), await back(0), await back(0, true)], [5_000, 5_000, 4_999, 6_499]);
  const { order_id: _, ...sums } = await db
    .selectFrom('refund_vat_amounts')
    .innerJoin('refunds', 'refunds.id', 'refund_vat_amounts.refund_id')
    .select(['order_id', sql<number>`sum(gross_minor)::int`.as('gross'), sql<number>`sum(vat_minor)::int`.as('vat')])
    .where('order_id', '=', orderId)
    .groupBy('order_id')
    .executeTakeFirstOrThrow();
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  assert.equal(sums, { gross: order.total_minor, vat: order.vat_minor });
});

test('what is given up or comes back goes into stock where it is an article, and a line without one is in no stock', async ({
  db,
}) => {
  const { services, orderId, variantId } = await aPaidDraft(db);
  assert.equal(await stockOf(db, variantId), { on_hand: 7, reserved: 0 });
  const lines = [0, 1].map((position) => ({ position, quantity: 1, isCancelled: true, isRestocked: true }));
  const parts = { lines, isWithDelivery: false };
  assert.ok((await requestRefund(services, { orderId, amount: null, reason: '', parts })).ok);
  assert.equal(await stockOf(db, variantId), { on_hand: 8, reserved: 0 });
  const parcel = { carrier: 'inpost', trackingNumber: '520000016430', isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId, ...parcel, lines: [{ position: 0, quantity: 2 }] })).ok);
  assert.ok((await takeBack(services, { orderId, parcel: null, lines: null, isRestocked: true })).ok);
  assert.equal(await stockOf(db, variantId), { on_hand: 10, reserved: 0 });
});

test('a line without an article is packed, picked, labelled and told like any other', async ({ db }) => {
  const { orderId, orderNumber } = await aPaidDraft(db);
  const { orders } = await readOrdersToPack(db, { numbers: [orderNumber], first: 10 });
  assert.equal(
    orders[0]?.lines.map(({ title, quantity, barcode }) => [title, quantity, barcode]),
    [
      ['Żółw', 3, ''],
      ['Rama na wymiar', 1, ''],
    ],
  );
  const picked = sumProducts([...orders, ...orders], { locale: 'pl', titles: new Map() });
  assert.equal(
    picked.map(({ title, quantity }) => [title, quantity]),
    [
      ['Rama na wymiar', 2],
      ['Żółw', 6],
    ],
  );
  const labelled = await findOrderToLabel(db, { id: orderId });
  assert.equal(
    labelled?.lines.map(({ left }) => left),
    [3, 1],
  );
  const { lines, totals } = await getOrderView(db, orderId);
  assert.equal([lines.length, totals.discount.minor, totals.total.minor], [2, 14_999, 21_498]);
  const payload = { id: 'one', type: 'order.paid', at: '2026-11-21T10:00:00Z', orderId };
  const told = await writeWebhookBody(db, { payload } as never, 'https://shop.example');
  assert.ok(told);
  const order = told.order as { lines: { discountMinor: number }[] };
  assert.equal(
    order.lines.map(({ discountMinor }) => discountMinor),
    [14_999, 0],
  );
});

test('the copy of a person holds what was written for them, and erasure leaves none of it', async ({ db }) => {
  const draft = await aDraftOrder(db);
  // Written for somebody else at first: that one's name is another person's.
  await draft.save({ customer: { ...draft.content.customer, email: 'ewa@example.com', fullName: 'Ewa Lis' } });
  await draft.link(2);
  const ewa = await findPersonByEmail(db, 'EWA@example.com');
  const copy = await exportPerson(db, ewa, draft.services.now());
  assert.ok(copy);
  const text = JSON.stringify(copy);
  assert.match(text, 'Ewa Lis');
  assert.not.match(text, 'Jan Kowalski');
  const linkToken = await draft.linkToken();
  assert.not.match(text, linkToken ?? 'a link');
  assert.match(
    writePersonFiles(copy, { name: 'Pracownia', timeZone: 'Europe/Warsaw' })[0]?.content ?? '',
    'Rama na wymiar',
  );
  const erase = (email: string) =>
    erasePerson({ ...draft.services, reason: 'asked' }, (tx) => findPersonByEmail(tx, email));
  assert.ok((await erase('jan@example.com')).ok === false, 'nobody of that address is known by an earlier version');
  assert.ok((await erase('ewa@example.com')).ok);
  assert.is((await draft.linkState(linkToken ?? '')).kind, 'unknown');
  for (const table of ['draft_orders', 'draft_order_versions', 'carts'] as const) {
    assert.equal(await db.selectFrom(table).selectAll().execute(), [], table);
  }
});

test('a draft goes when nobody has paid it for long, and one that was paid goes with its order', async ({ db }) => {
  const unpaid = await aDraftOrder(db, {}, { validDays: 60 });
  await unpaid.link();
  const { services } = await aPaidDraft(db);
  const start = services.now().getTime();
  const dueOn = async (days: number) =>
    (await countRetention(db, new Date(start + days * DAY_MS))).find(({ task }) => task === 'drafts')?.deleted;
  assert.equal([await dueOn(179), await dueOn(181), await dueOn(239), await dueOn(241)], [0, 0, 0, 1]);
  await runRetention(db, new Date(start + 20 * 366 * DAY_MS));
  assert.equal(await db.selectFrom('draft_orders').selectAll().execute(), []);
  assert.equal(await db.selectFrom('draft_order_versions').selectAll().execute(), []);
});

test('whatever breaks off while an order is paid at the stall, all of it or none has happened', async ({ db }) => {
  const draft = await aDraftOrder(db, {}, { shippingMethod: '', shippingMinor: 0 });
  await sql`create function break_off() returns trigger language plpgsql as
    $$ begin raise exception 'broken off'; end $$`.execute(db);
  const steps = [
    'orders',
    'order_lines',
    'order_vat_amounts',
    'stock_reservations',
    'payment_attempts',
    'order_events',
  ];
  for (const table of [...steps, 'stock_movements', 'parcels', 'parcel_lines', 'outbox']) {
    await sql`create trigger break_off before insert on ${sql.table(table)}
      for each row execute function break_off()`.execute(db);
    const broken = await draft.payHere().then(
      () => 'went through',
      (error: Error) => error.message,
    );
    assert.match(broken, 'broken off', table);
    await sql`drop trigger break_off on ${sql.table(table)}`.execute(db);
    assert.equal(await db.selectFrom('orders').select('id').execute(), [], table);
    assert.equal(await stockOf(db, draft.variantId), { on_hand: 10, reserved: 0 });
  }
  assert.ok((await draft.payHere()).ok);
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 8, reserved: 0 });
});

test.run();
