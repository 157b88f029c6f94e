import Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { openTestSandbox, type TestSandbox, WEBHOOK_SECRET } from '../open-test-sandbox.ts';

const test = suite('sandbox webhooks');

let opened: TestSandbox;
test.before.each(async () => {
  opened = await openTestSandbox();
});
test.after.each(() => opened.close());

const pay = (method: string) =>
  opened.stripe.paymentIntents.create({
    amount: 500,
    currency: 'eur',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: method,
  });

test('a payment tells of its intent and its charge, in signed events that the SDK accepts', async () => {
  const intent = await pay('pm_card_visa');
  assert.equal((await opened.waitForEvents(3)).sort(), [
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  for (const { payload, signature } of opened.webhooks) {
    const event = opened.stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET);
    assert.is(event.livemode, false);
    assert.is(event.api_version, Stripe.API_VERSION);
    if (event.type !== 'payment_intent.succeeded') continue;
    assert.is(event.data.object.id, intent.id);
    assert.is(event.data.object.status, 'succeeded');
    assert.is(event.request?.id, intent.lastResponse.requestId);
  }
  const [{ payload, signature } = { payload: '', signature: '' }] = opened.webhooks;
  assert.throws(() => opened.stripe.webhooks.constructEvent(`${payload} `, signature, WEBHOOK_SECRET));
});

test('declines, challenges and cancellations are told too', async () => {
  await pay('pm_card_visa_chargeDeclined').catch(() => {});
  const waiting = await pay('pm_card_threeDSecure2Required');
  await opened.stripe.paymentIntents.cancel(waiting.id);
  // On a busy machine one may be told twice.
  const told = () =>
    new Map(
      opened.webhooks.map(({ payload }) => [JSON.parse(payload).id as string, JSON.parse(payload).type as string]),
    );
  await until(() => told().size >= 6);
  assert.equal([...told().values()].sort(), [
    'charge.failed',
    'payment_intent.canceled',
    'payment_intent.created',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
  ]);
});

test('a failing endpoint gets the event again until it takes it', async () => {
  opened.answerWith(500);
  await opened.stripe.paymentIntents.create({ amount: 500, currency: 'eur' });
  await opened.waitForEvents(3);
  assert.ok(opened.webhooks.length >= 3, 'it is sent again');
  opened.answerWith(200);
  const [event] = (await opened.stripe.events.list({ type: 'payment_intent.created' })).data;
  await until(async () => (await opened.stripe.events.retrieve(event?.id ?? '')).pending_webhooks === 0);
  const settled = opened.webhooks.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.is(opened.webhooks.length, settled, 'once taken it is not sent again');
});

test('what was not delivered before a restart is delivered after it', async () => {
  opened.answerWith(503);
  await opened.stripe.paymentIntents.create({ amount: 500, currency: 'eur' });
  await opened.waitForEvents(1);
  await opened.sandbox.close();
  opened.answerWith(200);
  const before = opened.webhooks.length;
  await opened.restart();
  await opened.waitForEvents(before + 1);
  assert.is(opened.webhooks.length, before + 1);
});

test('events can be listed and read again by whoever missed them', async () => {
  const intent = await pay('pm_card_visa');
  const { data } = await opened.stripe.events.list({ types: ['payment_intent.succeeded'] });
  assert.is(data.length, 1);
  const event = await opened.stripe.events.retrieve(data[0]?.id ?? '');
  assert.is((event.data.object as Stripe.PaymentIntent).id, intent.id);
});

test.run();
