import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setCartQuantity } from '#server/cart/change-cart.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { draftContentSchema } from '#server/drafts/check-draft-content.ts';
import { findOrderOfDraft, stateOfDraft } from '#server/drafts/draft-order-store.ts';
import { reconcilePayments } from '#server/orders/reconcile-payments.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { newDraft } from '#src/drafts/draft-content.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aDraft } from '../fixtures/a-shopper.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { orderOf, started, stockOf } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aDraftOrder } from './a-draft.ts';

type Context = { database: Database; db: Db };

const DAY_MS = 24 * 60 * 60_000;

const test = suite<Context>('payment links');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());
test.after.each((context) => assertMoneyPathInvariants(context.db));

type Drafted = Awaited<ReturnType<typeof aDraftOrder>>;

async function stateOf({ drafted, services }: Drafted) {
  const draft = await drafted();
  return stateOfDraft(draft, await findOrderOfDraft(services.db, draft.id), services.now());
}

/** The bank says that the money has arrived. */
async function pay({ services, payments }: Drafted, intentId: string) {
  const intent = payments.settle(intentId, 'succeeded');
  const report = { intent, cause: 'webhook' as const, now: services.now() };
  return inTransaction(services.db, (tx) => recordPayment(tx, report));
}

const linesOf = (db: Db, orderId: string) =>
  db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

test('a link places the order that was sent, with its prices, its discount and its line without an article', async ({
  db,
}) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  const { orderToken } = started(await draft.press(token));
  const order = await orderOf(db, orderToken);
  assert.is(order.currency, 'PLN', 'the market of the draft, whatever language the page is read in');
  assert.is(order.locale, 'pl');
  assert.equal([order.subtotal_minor, order.discount_minor, order.shipping_minor], [25_000, 2_500, 1_500]);
  assert.is(order.total_minor, 24_000);
  const lines = await linesOf(db, order.id);
  assert.equal(
    lines.map((line) => [line.variant_id, line.total_minor, line.discount_minor]),
    [
      [draft.variantId, 20_000, 2_000],
      [null, 5_000, 500],
    ],
  );
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 10, reserved: 2 });
  await pay(draft, draft.intent().id);
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 8, reserved: 0 });
  assert.is(await stateOf(draft), 'paid');
});

test('a text that staff wrote down is charged, made and excepted as one that a shopper writes', async ({ db }) => {
  const asked = { label: 'Imię', text: ' Ola ', minor: 500, isExcepted: true };
  const plain = { variantTitle: 'A5', sku: '', vatClass: 'standard' as const, discount: null, unitMinor: 10_000 };
  const variantId = await aProduct(db, { handle: 'notes', onHand: 5 });
  const lines = [
    { ...plain, variantId, title: 'Notes', quantity: 2, asked },
    { ...plain, variantId, title: 'Notes', quantity: 1, asked: { ...asked, text: '' } },
  ];
  const content = draftContentSchema.parse({ ...newDraft('pl'), lines });
  const draft = await aDraftOrder(db, {}, { lines: content.lines, discount: null });
  const { orderToken } = started(await draft.press(await draft.link(), { totalMinor: 32_500 }));
  assert.equal(
    (await linesOf(db, (await orderOf(db, orderToken)).id)).map((line) => [
      ...[line.shown_variant, line.unit_minor, line.quantity, line.is_excepted],
    ]),
    [
      ['A5 · Imię: Ola', 10_500, 2, true],
      ['A5', 10_000, 1, false],
    ],
  );
  assert.equal(await stockOf(db, variantId), { on_hand: 5, reserved: 3 });
  assert.not.ok(
    draftContentSchema.safeParse({ ...content, lines: [{ ...lines[0], asked: { ...asked, text: '👍' } }] }).success,
  );
});

test('nothing is reserved by sending, and a price that changes afterwards changes no link', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 10, reserved: 0 });
  await db.updateTable('prices').set({ amount_minor: 99_900 }).where('variant_id', '=', draft.variantId).execute();
  assert.is((await orderOf(db, started(await draft.press(token)).orderToken)).total_minor, 24_000);
});

test('a link pays with every method of the market', async ({ db }) => {
  const methods: PaymentMethod[] = ['card', 'blik', 'p24', 'bank_transfer', 'apple_pay'];
  for (const method of methods) {
    const draft = await aDraftOrder(db);
    const { orderToken } = started(await draft.press(await draft.link(), { method }));
    assert.is((await orderOf(db, orderToken)).payment_method, method);
  }
});

// Seen to fail with the row lock of `lockCart` removed: the key `orders_cart` refused a second order, as an error.
test('a link opened by ten people at once is one order and one intent', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  const results = await Promise.all(Array.from({ length: 10 }, () => draft.press(token)));
  assert.is(new Set(results.map((result) => started(result).orderToken)).size, 1);
  assert.is(draft.payments.intents.size, 1);
});

test('a link that was paid leads to its order when it is opened or pressed again', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  const { orderToken } = started(await draft.press(token));
  assert.equal(await draft.linkState(token), { kind: 'ordered', locale: 'pl', orderToken, isOpen: true });
  await pay(draft, draft.intent().id);
  assert.equal(await draft.linkState(token), { kind: 'ordered', locale: 'pl', orderToken, isOpen: false });
  const again = started(await draft.press(token));
  assert.equal([again.orderToken, again.clientSecret], [orderToken, null]);
});

test('another address on the same link makes one living order, and one that is cancelled', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  const first = started(await draft.press(token));
  const second = started(await draft.press(token, { draft: { ...aDraft, fullName: 'Ewa Kowalska' } }));
  assert.is.not(second.orderToken, first.orderToken);
  assert.is((await orderOf(db, first.orderToken)).payment_state, 'cancelled');
});

test('a draft that is changed while the shopper pays takes no payment by its old link', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  const { orderToken } = started(await draft.press(token));
  const { id } = draft.intent();
  assert.ok((await draft.save({ discount: null })).ok);
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
  assert.is(draft.payments.intents.get(id)?.status, 'canceled', 'the provider takes no money for it either');
  assert.equal(await draft.linkState(token), { kind: 'replaced' });
  assert.equal(await draft.press(token), { ok: false, error: { kind: 'CartEmpty' } });
  assert.is(await stateOf(draft), 'draft');
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 10, reserved: 0 });
});

// Seen to fail without `isOfferOver`: the old version was sold.
test('money that arrives for an earlier version all the same goes back', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const { orderToken } = started(await draft.press(await draft.link()));
  const { id } = draft.intent();
  await draft.save({ discount: null });
  await pay(draft, id);
  const order = await orderOf(db, orderToken);
  assert.is(order.payment_state, 'cancelled');
  const refunds = await db.selectFrom('refunds').select('amount_minor').where('order_id', '=', order.id).execute();
  assert.equal(refunds, [{ amount_minor: 24_000 }]);
});

test('a draft whose payment succeeds while it is changed stays as it was paid', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const { orderToken } = started(await draft.press(await draft.link()));
  draft.payments.settle(draft.intent().id, 'succeeded');
  const { number } = await orderOf(db, orderToken);
  assert.equal(await draft.save({ discount: null }), { ok: false, error: { kind: 'DraftOrdered', order: number } });
  assert.equal(await draft.withdraw(), { ok: false, error: { kind: 'DraftOrdered', order: number } });
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
});

test('a link that is withdrawn while the shopper pays says so, and its money goes back', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  const { orderToken } = started(await draft.press(token));
  const { id } = draft.intent();
  assert.ok((await draft.withdraw()).ok);
  assert.equal(await draft.linkState(token), { kind: 'withdrawn' });
  assert.equal(await draft.press(token), { ok: false, error: { kind: 'CartEmpty' } });
  await pay(draft, id);
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
  assert.is(await stateOf(draft), 'withdrawn');
  assert.equal(await draft.save({}), { ok: false, error: { kind: 'DraftWithdrawn' } });
});

// Seen to fail with the lock of the cart in `lockForChange` removed.
test('of a withdrawal and ten presses at the same moment, either all or none of it happens', async ({ db }) => {
  for (let round = 0; round < 5; round++) {
    const draft = await aDraftOrder(db);
    const token = await draft.link();
    const presses = Array.from({ length: 10 }, () => draft.press(token));
    const [withdrawn] = await Promise.all([draft.withdraw(), ...presses]);
    assert.ok(withdrawn.ok);
    assert.is(await findOrderOfDraft(db, (await draft.drafted()).id), null);
    assert.equal(await stockOf(db, draft.variantId), { on_hand: 10, reserved: 0 });
  }
});

test('an expired link places no order, but the one that it had placed is still paid', async ({ db }) => {
  const late = await aDraftOrder(db);
  const token = await late.link();
  late.wait(7 * DAY_MS + 1);
  assert.is((await late.linkState(token)).kind, 'expired');
  assert.equal(await late.press(token), { ok: false, error: { kind: 'CartEmpty' } });
  assert.is(await stateOf(late), 'expired');

  const inTime = await aDraftOrder(db);
  const itsToken = await inTime.link();
  inTime.wait(7 * DAY_MS - 1_000);
  const { orderToken } = started(await inTime.press(itsToken));
  inTime.wait(2_000);
  assert.equal(await inTime.linkState(itsToken), { kind: 'ordered', locale: 'pl', orderToken, isOpen: false });
  await pay(inTime, inTime.intent().id);
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
});

test('an order that was not paid in time leaves its link open for another', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  started(await draft.press(token));
  draft.wait(31 * 60_000);
  await reconcilePayments({ ...draft.services, log: silentLog });
  assert.is((await draft.linkState(token)).kind, 'valid');
  const second = started(await draft.press(token));
  await pay(draft, draft.intent().id);
  assert.is((await orderOf(db, second.orderToken)).payment_state, 'paid');
});

test('what was sold out in the meantime is named, and nothing is charged', async ({ db }) => {
  const draft = await aDraftOrder(db, { onHand: 2 });
  const token = await draft.link();
  await db.updateTable('variants').set({ on_hand: 1 }).where('id', '=', draft.variantId).execute();
  assert.equal(await draft.linkState(token), { kind: 'soldOut', titles: ['Żółw'] });
  assert.equal(await draft.press(token), { ok: false, error: { kind: 'OutOfStock', titles: ['Żółw'] } });
  assert.is(draft.payments.intents.size, 0);
});

test('the same article in two lines is held as their sum', async ({ db }) => {
  const draft = await aDraftOrder(db, { onHand: 3 });
  const [poster] = draft.content.lines;
  assert.ok(poster);
  await draft.save({ lines: [poster, { ...poster, unitMinor: 1_000 }] });
  const refused = { ok: false, error: { kind: 'OutOfStock', titles: ['Żółw', 'Żółw'] } };
  assert.equal(await draft.tryLink(2), refused);
  await db.updateTable('variants').set({ on_hand: 4 }).where('id', '=', draft.variantId).execute();
  const token = await draft.link(2);
  await db.updateTable('variants').set({ on_hand: 3 }).where('id', '=', draft.variantId).execute();
  assert.equal(await draft.press(token, { totalMinor: 21_300 }), refused);
});

test('the cart of a link is no shopping cart', async ({ db }) => {
  const draft = await aDraftOrder(db);
  const token = await draft.link();
  const { sessionOfLink } = await import('#server/http/session.ts');
  const { aSession } = await import('../fixtures/a-shopper.ts');
  const session = sessionOfLink(aSession(), token);
  await setCartQuantity({ ...draft.services, session }, { variantId: draft.variantId, quantity: 9 });
  const { orderToken } = started(await draft.press(token));
  assert.is((await linesOf(db, (await orderOf(db, orderToken)).id))[0]?.quantity, 2);
});

test('a link asks for an article that is sold at all, a total that can be charged, and a market that is there', async ({
  db,
}) => {
  const draft = await aDraftOrder(db);
  const [poster] = draft.content.lines;
  assert.ok(poster);
  const kindOf = async (change: Parameters<typeof draft.save>[0], version: number) => {
    assert.ok((await draft.save(change, version)).ok);
    const made = await draft.tryLink(version + 1);
    return made.ok ? null : made.error.kind;
  };
  assert.is(await kindOf({ lines: [] }, 1), 'NothingToSell');
  assert.is(await kindOf({ discount: { kind: 'percent', basisPoints: 10_000 }, shippingMinor: 0 }, 2), 'TotalTooSmall');
  assert.is(await kindOf({ shippingMethod: 'nobody' }, 3), 'DeliveryUnknown');
  assert.is(
    await kindOf({ lines: [{ ...poster, variantId: '00000000-0000-4000-8000-000000000000' }] }, 4),
    'ProductGone',
  );
  assert.is(await kindOf({ customer: { ...draft.content.customer, country: 'XX' } }, 5), 'CountryUnknown');
});

test.run();
