// The payment method of the guide, from the checkout to the refund: without scripts, on the whole app, with everything
// that a provider may do wrong. The invariants of the money path hold after every test.
import Fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { createMerchantEmails } from '#server/emails/merchant-emails.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { reconcilePayments } from '#server/orders/reconcile-payments.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { registerOwnMethods } from '#server/payments/own-methods.ts';
import { registerOwnNotifications } from '#server/payments/own-notification.ts';
import { withOwnMethods } from '#server/payments/own-provider.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { aPaymentProvider, type FakeProvider } from '../fixtures/a-payment-provider.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { textOf } from '../fixtures/post-form.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aCheckoutVisitor } from './a-checkout-visitor.ts';
import { orderOf, stockOf } from './a-paying-shopper.ts';
import { aWallex, type Wallex } from './a-wallex.ts';
import { assertMoneyPathInvariants } from './money-path-invariants.ts';

type Context = { shop: ShopFixture; payments: FakeProvider; wallex: Wallex };

const test = suite<Context>('a payment method of one’s own');

test.before(async (context) => {
  context.payments = aPaymentProvider();
  context.shop = await aShop({ payments: context.payments });
  const options = { db: context.shop.database.db, now: () => shopTime, publicUrl: 'https://shop.example' };
  Object.assign(context.payments, withOwnMethods({ ...context.payments }, options));
});
test.before.each(async (context) => {
  context.wallex = await aWallex();
});
test.after.each(async ({ shop, wallex }) => {
  await wallex[Symbol.asyncDispose]();
  await assertMoneyPathInvariants(shop.database.db);
});
test.after(({ shop }) => shop.close());

const notifyUrl = '/api/payments/own_wallex/notify';

/** Has pressed the order button and is on the way to Wallex. */
async function aWallexOrder({ shop, wallex }: Context) {
  const visitor = await aCheckoutVisitor(shop);
  const answer = await visitor.press({ paymentMethod: 'own_wallex' });
  const token = String(answer.headers.location).split(/[/=]/).at(-1) ?? '';
  const order = await orderOf(shop.database.db, token);
  const tell = (changes = {}, session = [...wallex.sessions.keys()].at(-1) ?? '') =>
    shop.app.inject({ method: 'POST', url: notifyUrl, ...bodyOf(wallex.tell(session, changes)) });
  return { visitor, answer, token, order, tell, state: () => orderOf(shop.database.db, token) };
}

const bodyOf = ({ body: payload, headers }: { body: string; headers: Record<string, string> }) => ({
  payload,
  headers,
});

const eventsOf = async ({ shop }: Context, orderId: string) => {
  const rows = await shop.database.db
    .selectFrom('order_events')
    .select('type')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type);
};

const reconcileAfter = ({ shop, payments }: Context, ms: number) =>
  reconcilePayments({
    db: shop.database.db,
    now: () => new Date(shopTime.getTime() + ms),
    payments,
    log: silentLog,
  });
const PAST_EXPIRY_MS = 31 * 60_000;

test('the checkout offers it in its place, names it and leads to the provider; the paid order says by what', async (context) => {
  const { shop, wallex } = context;
  const { visitor, answer, token, order, tell } = await aWallexOrder(context);
  const page = (await (await aCheckoutVisitor(shop)).getPage('/pl/checkout')).body;
  assert.match(page, 'data-method="own_wallex"');
  assert.match(textOf(page), 'Wallex Z portfela Wallex. Potem wracasz tutaj.');
  assert.match(String(answer.headers.location), `/pl/checkout/bank/${token}`);
  const bank = await visitor.getPage(String(answer.headers.location));
  const [session = ''] = wallex.sessions.keys();
  assert.match(bank.body, `url=http://localhost:1/pay/${session}`);
  assert.match(bank.body, 'Wallex');
  const [begun] = wallex.calls;
  assert.equal([begun?.amount, begun?.currency, begun?.email], [14_599, 'PLN', 'jan@example.com']);
  assert.is(begun?.notifyUrl, `https://shop.example${notifyUrl}`);
  assert.match(String(begun?.returnUrl), `/pl/checkout/return?order=${token}`);

  const answered = await tell({ status: 'PAID' });
  assert.equal([answered.statusCode, answered.body], [200, 'OK']);
  assert.is((await orderOf(shop.database.db, token)).payment_state, 'paid');
  assert.match(await visitor.getText(`/pl/order/${token}`), 'Wallex');
  const { orders } = await listOrders(shop.database.db, { filters: {}, first: 50, now: shopTime });
  assert.is(orders.find(({ number }) => number === order.number)?.next, 'send');
});

test('told twice it is paid once; what is forged, of another order or of another amount pays nothing', async (context) => {
  const { shop, wallex } = context;
  const first = await aWallexOrder(context);
  const second = await aWallexOrder(context);
  const [ofFirst = '', ofSecond = ''] = wallex.sessions.keys();

  const genuine = wallex.tell(ofFirst, { status: 'PAID' });
  const forged = { ...genuine, headers: { ...genuine.headers, 'x-signature': '00'.repeat(32) } };
  for (const wrong of [forged, { ...genuine, body: `${genuine.body} ` }, { body: '', headers: genuine.headers }]) {
    const { statusCode } = await shop.app.inject({ method: 'POST', url: notifyUrl, ...bodyOf(wrong) });
    assert.is(statusCode, 400);
  }
  assert.is((await first.tell({ status: 'PAID' }, 'own_nobody')).statusCode, 404);
  const elsewhere = { method: 'POST' as const, url: '/api/payments/own_other/notify', ...bodyOf(genuine) };
  assert.is((await shop.app.inject(elsewhere)).statusCode, 404);
  assert.is((await first.tell({ status: 'PAID', amount: 1 }, ofFirst)).statusCode, 200);
  assert.is((await first.tell({ status: 'PAID', currency: 'EUR' }, ofFirst)).statusCode, 200);
  assert.is((await first.state()).payment_state, 'awaiting_payment');
  assert.is((await second.state()).payment_state, 'awaiting_payment');

  await Promise.all([first.tell({ status: 'PAID' }, ofFirst), first.tell({ status: 'PAID' }, ofFirst)]);
  await first.tell({ status: 'REJECTED' }, ofFirst);
  assert.equal(await eventsOf(context, first.order.id), ['OrderPlaced', 'PaymentSucceeded']);
  assert.is((await second.state()).payment_state, 'awaiting_payment');
  assert.ok(ofSecond);
});

test('killed between the notification and the commit, nothing is stored, and the next notification pays', async (context) => {
  const { shop, wallex } = context;
  const { order, state, tell } = await aWallexOrder(context);
  const app = Fastify();
  registerOwnNotifications(app, {
    db: shop.database.db,
    now: () => shopTime,
    handlers: {
      async recordPayment(tx, report) {
        await recordPayment(tx, report);
        throw new Error('killed');
      },
    },
  });
  const [session = ''] = wallex.sessions.keys();
  const paid = wallex.tell(session, { status: 'PAID' });
  const { statusCode } = await app.inject({ method: 'POST', url: notifyUrl, ...bodyOf(paid) });
  await app.close();
  assert.is(statusCode, 500);
  assert.is((await state()).payment_state, 'awaiting_payment');
  await tell({ status: 'PAID' });
  assert.equal(await eventsOf(context, order.id), ['OrderPlaced', 'PaymentSucceeded']);
});

test('an answer that is lost, and a provider that is away, leave one payment for the next press', async (context) => {
  const { shop, wallex } = context;
  const visitor = await aCheckoutVisitor(shop);
  const press = async () => String((await visitor.press({ paymentMethod: 'own_wallex' })).headers.location);
  for (const trouble of ['lost', 'down'] as const) {
    wallex.trouble = trouble;
    assert.match(await press(), 'notice=payment-unavailable');
  }
  wallex.trouble = null;
  assert.match(await press(), '/pl/checkout/bank/');
  assert.is(wallex.sessions.size, 1, 'the same payment each time');
});

test('a shopper who comes back is believed nothing: the provider is asked', async (context) => {
  const { wallex } = context;
  for (const payment of ['awaiting_payment', 'paid'] as const) {
    const { visitor, token, state } = await aWallexOrder(context);
    const session = [...wallex.sessions.values()].at(-1);
    if (session && payment === 'paid') session.status = 'PAID';
    await visitor.getPage(`/pl/checkout/return?order=${token}`);
    assert.is((await state()).payment_state, payment);
  }
});

test('a declined payment can be tried again, as another payment of the same order', async (context) => {
  const { wallex } = context;
  const { visitor, token, tell, state } = await aWallexOrder(context);
  await tell({ status: 'REJECTED' });
  await tell({ status: 'REJECTED' });
  assert.match(await visitor.getText(`/pl/order/${token}`), 'Płatność nie została');
  const again = await visitor.post(`/pl/order/${token}/pay`, { paymentMethod: 'own_wallex' });
  assert.match(String(again.headers.location), `/pl/checkout/bank/${token}`);
  assert.is(wallex.sessions.size, 2);
  await tell({ status: 'PAID' });
  assert.is((await state()).payment_state, 'paid');
});

test('another method closes it at the provider first; money that comes all the same goes back', async (context) => {
  const { shop, wallex, payments } = context;
  const { visitor, token, order, tell, state } = await aWallexOrder(context);
  const [session = ''] = wallex.sessions.keys();
  await visitor.post(`/pl/order/${token}/pay`, { paymentMethod: 'p24' });
  assert.is(wallex.calls.filter(({ path }) => path === '/cancel').length, 1);
  const [p24 = ''] = [...payments.intents.keys()].slice(-1);
  const intent = payments.settle(p24, 'succeeded');
  const { db } = shop.database;
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: shopTime }));
  assert.is((await state()).payment_state, 'paid');
  await tell({ status: 'PAID' }, session);
  const refund = await db.selectFrom('refunds').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow();
  assert.equal([refund.intent_id, refund.cause, refund.status], [session, 'paid_twice', 'requested']);
  await sendRefund({ db, now: () => shopTime, payments, log: silentLog }, refund.id);
  assert.equal(wallex.calls.at(-1), { path: '/refunds', session, refund: refund.id, amount: 14_599 });
});

test('an order that nobody paid expires, closed at the provider; paid afterwards it is carried out if the goods are there', async (context) => {
  const { shop, wallex } = context;
  const { visitor, order, tell, state } = await aWallexOrder(context);
  await reconcileAfter(context, PAST_EXPIRY_MS);
  assert.is((await state()).payment_state, 'cancelled');
  assert.equal(await stockOf(shop.database.db, visitor.variant), { on_hand: 10, reserved: 0 });
  assert.is(wallex.calls.at(-1)?.path, '/cancel');
  await tell({ status: 'PAID' });
  assert.is((await state()).payment_state, 'paid');
  assert.equal(await eventsOf(context, order.id), ['OrderPlaced', 'OrderCancelled', 'PaymentSucceeded']);
});

test('a provider that is away keeps an order from expiring: it could have been paid there', async (context) => {
  const { wallex } = context;
  const { state } = await aWallexOrder(context);
  wallex.trouble = 'down';
  await reconcileAfter(context, PAST_EXPIRY_MS);
  assert.is((await state()).payment_state, 'awaiting_payment');
  wallex.trouble = null;
  await reconcileAfter(context, PAST_EXPIRY_MS);
  assert.is((await state()).payment_state, 'cancelled');
});

test('a refund goes to the provider; without its function staff sends the money, and late money is told of', async (context) => {
  const { shop, wallex, payments } = context;
  const { db } = shop.database;
  const services = { db, now: () => shopTime, payments, log: silentLog };
  const bought = await aWallexOrder(context);
  await bought.tell({ status: 'PAID' });
  const refunded = async (orderId: string) => {
    const requested = await requestRefund(services, { orderId, amount: null, reason: '' });
    if (!requested.ok) throw new Error(requested.error.kind);
    await sendRefund(services, requested.value.refundId, 'staff');
    return wallex.calls.at(-1)?.path;
  };
  assert.is(await refunded(bought.order.id), '/refunds');
  assert.is((await bought.state()).refunded_minor, 14_599);

  const byHand = await aWallexOrder(context);
  await byHand.tell({ status: 'PAID' });
  registerOwnMethods([{ ...wallex.method, refund: undefined } as typeof wallex.method]);
  wallex.calls.length = 0;
  assert.is(await refunded(byHand.order.id), undefined);
  assert.is((await byHand.state()).refunded_minor, 14_599);

  const late = await aWallexOrder(context);
  await reconcileAfter(context, PAST_EXPIRY_MS);
  await db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', late.visitor.variant).execute();
  await late.tell({ status: 'PAID' });
  assert.is((await late.state()).payment_state, 'cancelled');
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', late.order.id)
    .executeTakeFirstOrThrow();
  await sendRefund(services, id);
  const stored = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  assert.equal([stored.status, stored.failure_reason], ['failed', 'by_hand_only']);
  const mails: string[] = [];
  const { 'merchant-late-payment': tellMerchant } = createMerchantEmails({
    db,
    sendMail: async ({ text }) => void mails.push(text),
    publicUrl: 'https://shop.example',
    merchantEmail: 'me@shop.example',
  });
  const payload = { orderId: late.order.id, intentId: stored.intent_id };
  await tellMerchant?.handle({ deduplicationKey: 'late', payload } as never, new AbortController().signal);
  assert.match(mails[0] ?? '', 'zwróć pieniądze klientowi samodzielnie');
});

test.run();
