import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { findOrderOfDraft, stateOfDraft } from '#server/drafts/draft-order-store.ts';
import { listDrafts } from '#server/drafts/list-drafts.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { nameOfMethod } from '#server/orders/office/method-names.ts';
import { findOrderToRefund } from '#server/refunds/office/require-refund-proof.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { orderOf, started, stockOf } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aDraftOrder } from './a-draft.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('orders by hand');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());
test.after.each((context) => assertMoneyPathInvariants(context.db));

const mailsOf = async (db: Db, number: number) => {
  const rows = await db.selectFrom('outbox').select('payload').where('kind', '=', 'payment-link').execute();
  return rows.filter(({ payload }) => (payload as { number: number }).number === number).length;
};

async function listedState(db: Db, { number, drafted, services }: Awaited<ReturnType<typeof aDraftOrder>>) {
  const { drafts } = await listDrafts(db, { text: String(number), first: 1, now: services.now() });
  const draft = await drafted();
  const [listed, shown] = [drafts[0]?.state, stateOfDraft(draft, await findOrderOfDraft(db, draft.id), services.now())];
  assert.is(listed, shown, 'the list and the page say the same');
  return shown;
}

test('a link that was only made is not said to be sent, and one that is mailed is', async ({ db }) => {
  const draft = await aDraftOrder(db);
  assert.is(await listedState(db, draft), 'draft');
  const token = await draft.link();
  assert.is(await listedState(db, draft), 'linked');
  await draft.requestSending();
  draft.wait(10_000);
  await draft.deliver();
  assert.is(await listedState(db, draft), 'sent');
  await draft.link();
  assert.is(await listedState(db, draft), 'linked', 'what was mailed leads nowhere now');
  assert.is((await draft.linkState(token)).kind, 'replaced');
});

// Seen to fail with the lock of the draft removed: the key of the versions refused the second one, as an error.
test('of two people who save at once one is told who was first, and both texts are kept', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const [first, second] = await Promise.all([draft.save({ note: 'one' }), draft.save({ note: 'two' })]);
  const refused = [first, second].filter(({ ok }) => !ok);
  assert.equal(refused, [{ ok: false, error: { kind: 'DraftChanged', by: 'Robin' } }]);
  const { id, version } = await draft.drafted();
  assert.is(version, 2);
  const kept = await db.selectFrom('draft_order_versions').select('version').where('draft_id', '=', id).execute();
  assert.equal(kept.map((row) => row.version).sort(), [1, 2]);
});

test('a payment link is mailed after ten seconds, once', async ({ db }) => {
  const draft = await aDraftOrder(db);
  assert.ok((await draft.requestSending()).ok);
  assert.equal(await draft.requestSending(), { ok: false, error: { kind: 'SendWaiting' } });
  assert.equal(await draft.save({}), { ok: false, error: { kind: 'SendWaiting' } });
  await draft.deliver();
  assert.is(await draft.linkToken(), null, 'nothing has happened yet');
  draft.wait(10_000);
  await draft.deliver();
  await draft.deliver();
  const { sentVersion } = await draft.drafted();
  assert.is(await listedState(db, draft), 'sent');
  assert.ok(await draft.linkToken());
  assert.is(sentVersion, 1);
  assert.is(await mailsOf(db, draft.number), 1);
  assert.equal(
    draft.audited.map(({ kind }) => kind),
    ['draft.created', 'draft.sent'],
  );
});

test('sending that is undone has sent nothing and made no link', async ({ db }) => {
  const draft = await aDraftOrder(db);
  await draft.requestSending();
  assert.ok((await draft.undo()).ok);
  draft.wait(60_000);
  await draft.deliver();
  assert.is(await draft.linkToken(), null);
  assert.is(await mailsOf(db, draft.number), 0);
  assert.equal(await draft.undo(), { ok: false, error: { kind: 'TooLate' } });
});

test('an earlier link is valid until the new one is out, and is then replaced', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const earlier = await draft.link();
  await draft.requestSending();
  assert.is((await draft.linkState(earlier)).kind, 'valid');
  draft.wait(10_000);
  await draft.deliver();
  assert.is((await draft.linkState(earlier)).kind, 'replaced');
});

test('what is paid in the ten seconds is not sent again, and the draft says why', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  await draft.requestSending();
  const { orderToken } = started(await draft.press(token));
  draft.payments.settle(draft.intent().id, 'succeeded');
  draft.wait(10_000);
  await draft.deliver();
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
  const { sending, sendRefusal } = await draft.drafted();
  assert.equal([sending, sendRefusal], [null, 'DraftOrdered']);
});

test('a draft without an address to write to is not mailed', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const half = await draft.save({ customer: { ...draft.content.customer, email: 'jan' } });
  assert.is(!half.ok && half.error.kind, 'ContactWrong');
  assert.ok((await draft.save({ customer: { ...draft.content.customer, email: '' } })).ok);
  assert.equal(await draft.requestSending(2), { ok: false, error: { kind: 'NoEmail' } });
});

test('what is paid at the stall is an order at once: paid, taken along, out of stock, without e-mails', async ({
  db,
}) => {
  const draft = await aDraftOrder(db, {}, { shippingMethod: '', shippingMinor: 0 });
  const paid = await draft.payHere();
  assert.ok(paid.ok);
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', paid.ok ? paid.value.number : 0)
    .executeTakeFirstOrThrow();
  assert.equal([order.payment_state, order.fulfilment_state], ['paid', 'delivered']);
  assert.equal([order.total_minor, order.captured_minor, order.payment_method], [22_500, 22_500, 'manual']);
  // Before: "Bank transfer" stood there.
  const { orders } = await listOrders(db, { filters: {}, first: 1, now: new Date() });
  const shown = await findOrderToRefund(db, order.number);
  assert.equal([orders[0]?.method, shown?.method, nameOfMethod('de', 'cash')], ['cash', 'cash', 'Bar']);
  const inCash = await listOrders(db, { filters: { method: 'cash' }, first: 1, now: new Date() });
  const byTerminal = await listOrders(db, { filters: { method: 'terminal' }, first: 1, now: new Date() });
  assert.equal([inCash.orders[0]?.number, byTerminal.orders[0]?.method ?? 'terminal'], [order.number, 'terminal']);
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 8, reserved: 0 });
  const waiting = await db
    .selectFrom('outbox')
    .select('kind')
    .where('delivered_at', 'is', null)
    .where(sql`payload ->> 'orderId'`, '=', order.id)
    .where('kind', '<>', 'webhook')
    .execute();
  assert.equal(waiting, []);
});

test('a receipt is mailed where it is wished, and goods that are not taken along are still to be handed over', async ({
  db,
}) => {
  const draft = await aDraftOrder(db, {}, { shippingMethod: '', shippingMinor: 0 });
  const paid = await draft.payHere({ hasReceipt: true, isHandedOver: false, paidBy: 'terminal' });
  assert.ok(paid.ok);
  const order = await db
    .selectFrom('orders')
    .select(['id', 'fulfilment_state'])
    .where('number', '=', paid.ok ? paid.value.number : 0)
    .executeTakeFirstOrThrow();
  assert.is(order.fulfilment_state, 'unfulfilled');
  const mails = await db
    .selectFrom('outbox')
    .select('kind')
    .where('deduplication_key', '=', `order-confirmation-${order.id}`)
    .where('delivered_at', 'is', null)
    .execute();
  assert.is(mails.length, 1);
});

test('paid here twice at once, and by its link at the same moment, is one order', async ({ db }) => {
  const draft = await aDraftOrder(db, {}, { shippingMethod: '', shippingMinor: 0 });
  const token = await draft.link();
  const outcomes = await Promise.all([
    draft.payHere(),
    draft.payHere(),
    draft.press(token, { totalMinor: 22_500 }),
    draft.press(token, { totalMinor: 22_500 }),
  ]);
  assert.is(outcomes.slice(0, 2).filter(({ ok }) => ok).length, 1);
  const { id } = await draft.drafted();
  const orders = await db
    .selectFrom('orders')
    .select('payment_state')
    .where('draft_id', '=', id)
    .where('payment_state', '<>', 'cancelled')
    .execute();
  assert.equal(orders, [{ payment_state: 'paid' }]);
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 8, reserved: 0 });
});

test('what is sold out is not sold at the stall either, and the draft stays as it was', async ({ db }) => {
  const draft = await aDraftOrder(db, { onHand: 1 }, { shippingMethod: '', shippingMinor: 0 });
  assert.equal(await draft.payHere(), { ok: false, error: { kind: 'OutOfStock', titles: ['Żółw'] } });
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 1, reserved: 0 });
  assert.ok((await draft.save({ note: 'another size' })).ok);
});

test('a parcel that is paid here needs its address', async ({ db }) => {
  const draft = await aDraftOrder(db);
  assert.equal(await draft.payHere(), { ok: false, error: { kind: 'AddressMissing' } });
});

test.run();
