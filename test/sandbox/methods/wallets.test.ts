// What wallets give instead of a card, and where they may be shown.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestSandbox, refusalOf, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('wallets in the sandbox');

let opened: TestSandbox;
let poor: TestSandbox;
test.before(async () => {
  opened = await openTestSandbox();
  poor = await openTestSandbox({ inactiveMethods: ['apple_pay', 'link'] });
});
test.after(async () => {
  await opened.close();
  await poor.close();
});

/** As the browser does, with the publishable key. */
async function pay(type: 'card' | 'link', token: string, more: Record<string, string> = {}) {
  const intent = await opened.stripe.paymentIntents.create({
    amount: 12900,
    currency: 'pln',
    allowed_payment_method_types: ['card', 'link'],
  });
  const body = new URLSearchParams({
    key: 'pk_test_kasa',
    client_secret: intent.client_secret ?? '',
    amount_to_confirm: '12900',
    'payment_method_data[type]': type,
    [`payment_method_data[${type}][token]`]: token,
    'payment_method_data[billing_details][email]': 'ada@example.com',
    ...more,
  });
  const url = `${opened.sandbox.origin}/v1/payment_intents/${intent.id}/confirm`;
  const answer = await (await fetch(url, { method: 'POST', body })).json();
  return { answer, intent: await opened.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }) };
}

for (const wallet of ['apple_pay', 'google_pay'] as const) {
  test(`${wallet} pays with a card that says which wallet it comes from`, async () => {
    const { intent } = await pay('card', `tok_${wallet}_visa`);
    assert.is(intent.status, 'succeeded');
    assert.equal(intent.payment_method_types, ['card', 'link']);
    const charge = intent.latest_charge;
    assert.ok(charge && typeof charge === 'object');
    assert.is(charge.payment_method_details?.card?.wallet?.type, wallet);
    assert.is(charge.payment_method_details?.card?.last4, '4242');
  });
}

test('Link pays as itself, and says so', async () => {
  const { intent } = await pay('link', 'tok_link_visa');
  assert.is(intent.status, 'succeeded');
  const charge = intent.latest_charge;
  assert.ok(charge && typeof charge === 'object');
  assert.is(charge.payment_method_details?.type, 'link');
});

test('the card behind a wallet can be declined, and can ask for more', async () => {
  for (const [type, wallet] of [
    ['card', 'google_pay'],
    ['link', 'link'],
  ] as const) {
    const declined = await pay(type, `tok_${wallet}_chargeDeclined`);
    assert.is(declined.answer.error.code, 'card_declined');
    assert.is(declined.intent.status, 'requires_payment_method');
    const asked = await pay(type, `tok_${wallet}_authenticationRequired`);
    assert.is(asked.answer.next_action.type, 'use_stripe_sdk');
  }
});

test('a token that no wallet gave, and a total that nobody saw, pay nothing', async () => {
  for (const [type, token] of [
    ['card', 'tok_apple_pay_nothing'],
    ['card', 'tok_visa'],
    ['link', 'tok_apple_pay_visa'],
  ] as const) {
    const { answer, intent } = await pay(type, token);
    assert.is(answer.error.code, 'resource_missing', token);
    assert.is(intent.status, 'requires_payment_method');
  }
  const { answer } = await pay('card', 'tok_apple_pay_visa', { amount_to_confirm: '12800' });
  assert.is(answer.error.param, 'amount_to_confirm');
});

/** What the stand-in for Stripe.js asks before it draws a button. */
async function shownOn(host: string, { sandbox }: TestSandbox = opened): Promise<string[]> {
  const asked = new URLSearchParams({
    key: 'pk_test_kasa',
    type: 'deferred_intent',
    referrer_host: host,
    'deferred_intent[mode]': 'payment',
    'deferred_intent[amount]': '12900',
    'deferred_intent[currency]': 'pln',
  });
  const { wallets } = await (await fetch(`${sandbox.origin}/v1/elements/sessions?${asked}`)).json();
  return wallets;
}

test('wallets are shown on a registered domain, and on no other', async () => {
  assert.equal(await shownOn('127.0.0.1'), ['apple_pay', 'google_pay', 'link']);
  assert.equal(await shownOn('other.example'), []);
  const domain = await opened.stripe.paymentMethodDomains.create({ domain_name: 'other.example' });
  assert.is(domain.apple_pay.status, 'active');
  assert.is((await shownOn('other.example')).length, 3);
  await opened.stripe.paymentMethodDomains.update(domain.id, { enabled: false });
  assert.equal(await shownOn('other.example'), []);
});

test('domains are listed by name, and each is registered once', async () => {
  const { data } = await opened.stripe.paymentMethodDomains.list({ domain_name: '127.0.0.1' });
  assert.equal(
    data.map(({ domain_name, enabled }) => [domain_name, enabled]),
    [['127.0.0.1', true]],
  );
  const again = await refusalOf(opened.stripe.paymentMethodDomains.create({ domain_name: '127.0.0.1' }));
  assert.is(again.code, 'resource_already_exists');
  const wrong = await refusalOf(opened.stripe.paymentMethodDomains.create({ domain_name: 'https://shop.example/' }));
  assert.is(wrong.param, 'domain_name');
  await opened.restart();
  assert.is((await opened.stripe.paymentMethodDomains.list({ domain_name: '127.0.0.1' })).data.length, 1);
});

test('an account that lacks a wallet shows it nowhere, and the domain says why', async () => {
  assert.equal(await shownOn('127.0.0.1', poor), ['google_pay']);
  const [domain] = (await poor.stripe.paymentMethodDomains.list()).data;
  assert.is(domain?.apple_pay.status, 'inactive');
  assert.match(domain?.apple_pay.status_details?.error_message ?? '', 'apple_pay is not activated');
  assert.is(domain?.google_pay.status, 'active');
  const [configuration] = (await poor.stripe.paymentMethodConfigurations.list()).data;
  assert.equal(
    [configuration?.apple_pay?.available, configuration?.google_pay?.available, configuration?.link?.available],
    [false, true, false],
  );
});

test.run();
