import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestSandbox, refusalOf, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('sandbox blik');

let opened: TestSandbox;
let now = new Date('2026-11-20T10:00:00Z');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
test.before(async () => {
  opened = await openTestSandbox({ now: () => now });
});
test.after(() => opened.close());

const create = () =>
  opened.stripe.paymentIntents.create({ amount: 4900, currency: 'pln', allowed_payment_method_types: ['blik'] });
const confirm = (id: string, email = 'ada@example.com', code: string | undefined = '123456') =>
  opened.stripe.paymentIntents.confirm(id, {
    payment_method_data: { type: 'blik', billing_details: { email } },
    payment_method_options: { blik: { code } },
  });

test('a code is approved in the app after three seconds', async () => {
  const intent = await create();
  const waiting = await confirm(intent.id);
  assert.is(waiting.status, 'requires_action');
  assert.equal(waiting.next_action, { type: 'blik_authorize', blik_authorize: {} });
  assert.equal(waiting.payment_method_options, { blik: {} });
  pass(2);
  assert.is((await opened.stripe.paymentIntents.retrieve(intent.id)).status, 'requires_action');
  pass(2);
  const paid = await opened.waitWhile('requires_action', intent.id);
  assert.is(paid.status, 'succeeded');
  assert.is(paid.next_action, null);
});

// The documented patterns: what comes of them, and after how many seconds.
const patterns: [string, string, string | undefined, number][] = [
  ['limit_exceeded', 'payment_method_provider_decline', 'payment_limit_exceeded', 8],
  ['insufficient_funds', 'payment_method_provider_decline', 'insufficient_funds', 8],
  ['customer_declined', 'payment_method_provider_decline', 'customer_declined', 8],
  ['bank_declined', 'payment_method_provider_decline', 'partner_generic_decline', 8],
  ['blik_declined', 'payment_method_provider_decline', 'partner_generic_decline', 8],
  ['customer_timeout', 'payment_method_provider_timeout', undefined, 60],
  ['bank_timeout', 'payment_method_provider_timeout', undefined, 60],
  ['blik_timeout', 'payment_method_provider_timeout', undefined, 60],
];
for (const [pattern, code, declineCode, seconds] of patterns) {
  test(`${pattern}@ fails after ${seconds} seconds and can be tried again`, async () => {
    const intent = await create();
    await confirm(intent.id, `jan+${pattern}@example.com`);
    pass(seconds - 1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.is((await opened.stripe.paymentIntents.retrieve(intent.id)).status, 'requires_action');
    pass(1);
    const failed = await opened.waitWhile('requires_action', intent.id);
    assert.is(failed.status, 'requires_payment_method');
    assert.equal([failed.last_payment_error?.code, failed.last_payment_error?.decline_code], [code, declineCode]);
    const charge = await opened.stripe.charges.retrieve(failed.latest_charge as string);
    assert.equal([charge.status, charge.failure_code], ['failed', code]);
    await confirm(intent.id);
    pass(3);
    assert.is((await opened.waitWhile('requires_action', intent.id)).status, 'succeeded');
  });
}

for (const [pattern, declineCode] of [
  ['invalid_code', 'code_invalid'],
  ['expired_code', 'code_expired'],
] as const) {
  test(`${pattern}@ is refused at once`, async () => {
    const intent = await create();
    const error = await refusalOf(confirm(intent.id, `${pattern}@example.com`));
    assert.is(error.code, 'payment_method_invalid_parameter');
    assert.is(error.decline_code, declineCode);
    assert.is(error.payment_intent?.status, 'requires_payment_method');
  });
}

test('a code that is missing, short or no number is refused before anything begins', async () => {
  const intent = await create();
  const param = 'payment_method_options[blik][code]';
  const missing = await refusalOf(
    opened.stripe.paymentIntents.confirm(intent.id, { payment_method_data: { type: 'blik' } }),
  );
  assert.equal([missing.code, missing.param], ['parameter_missing', param]);
  for (const code of ['12345', '1234567', 'abcdef']) {
    const error = await refusalOf(confirm(intent.id, undefined, code));
    assert.equal([error.code, error.param], ['payment_method_invalid_parameter', param]);
  }
  const after = await opened.stripe.paymentIntents.retrieve(intent.id);
  assert.equal([after.status, after.last_payment_error], ['requires_payment_method', null]);
});

test('a second code replaces the first, and its minute begins again', async () => {
  const intent = await create();
  await confirm(intent.id, 'customer_timeout@example.com');
  pass(50);
  await confirm(intent.id, 'customer_timeout@example.com', '654321');
  pass(20);
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.is((await opened.stripe.paymentIntents.retrieve(intent.id)).status, 'requires_action');
  pass(40);
  assert.is((await opened.waitWhile('requires_action', intent.id)).status, 'requires_payment_method');
  const charges = await opened.stripe.charges.list({ payment_intent: intent.id });
  assert.is(charges.data.length, 1);
});

test('whoever takes a card instead is not disturbed by the app of the bank', async () => {
  const intent = await opened.stripe.paymentIntents.create({
    amount: 4900,
    currency: 'pln',
    allowed_payment_method_types: ['blik', 'card'],
  });
  await confirm(intent.id);
  const challenged = await opened.stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_threeDSecure2Required',
  });
  assert.is(challenged.next_action?.type, 'use_stripe_sdk');
  // Due after the first one's, so that it would wait behind it.
  pass(1);
  const other = await create();
  await confirm(other.id);
  pass(10);
  assert.is((await opened.waitWhile('requires_action', other.id)).status, 'succeeded');
  assert.is((await opened.stripe.paymentIntents.retrieve(intent.id)).status, 'requires_action');
});

test('a cancelled payment is not approved afterwards', async () => {
  const intent = await create();
  await confirm(intent.id);
  await opened.stripe.paymentIntents.cancel(intent.id);
  pass(10);
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.is((await opened.stripe.paymentIntents.retrieve(intent.id)).status, 'canceled');
});

test('a code can be approved by hand on the page of the app', async () => {
  const intent = await create();
  await confirm(intent.id, 'customer_timeout@example.com');
  const page = `${opened.sandbox.origin}/pages/authenticate/${intent.id}`;
  const shown = await (await fetch(`${page}?client_secret=${intent.client_secret}`)).text();
  assert.match(shown, 'BLIK');
  const body = new URLSearchParams({ client_secret: intent.client_secret ?? '', result: 'authorized' });
  assert.is((await fetch(page, { method: 'POST', body })).status, 200);
  pass(60);
  assert.is((await opened.waitWhile('requires_action', intent.id)).status, 'succeeded');
});

test('what was waiting before a restart is decided after it', async () => {
  const intent = await create();
  await confirm(intent.id);
  await opened.sandbox.close();
  pass(30);
  await opened.restart();
  const paid = await opened.waitWhile('requires_action', intent.id);
  assert.is(paid.status, 'succeeded');
});

test.run();
