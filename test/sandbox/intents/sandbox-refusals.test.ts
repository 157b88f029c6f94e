import Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestSandbox, refusalOf, stripeAt, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('sandbox refusals');

let opened: TestSandbox;
test.before(async () => {
  opened = await openTestSandbox();
});
test.after(() => opened.close());

const order = { amount: 12900, currency: 'pln', allowed_payment_method_types: ['card'] };
const create = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  opened.stripe.paymentIntents.create({ ...order, ...more });

// What the API refuses: parameters as they would be written by mistake, and what it says to them.
const refusals: {
  title: string;
  parameters: object;
  status?: number;
  code: string | undefined;
  param: string;
  says: string | RegExp;
}[] = [
  {
    title: 'an unknown parameter',
    parameters: { ...order, colour: 'red' },
    code: 'parameter_unknown',
    param: 'colour',
    says: 'Received unknown parameter: colour',
  },
  {
    title: 'an unknown nested parameter',
    parameters: { ...order, payment_method_options: { card: { colour: 'red' } } },
    code: 'parameter_unknown',
    param: 'payment_method_options[card][colour]',
    says: 'Received unknown parameter: payment_method_options[card][colour]',
  },
  {
    title: 'payment_method_types, which this version no longer has',
    parameters: { amount: 100, currency: 'eur', payment_method_types: ['card'] },
    code: 'payment_method_types_no_longer_supported',
    param: 'payment_method_types',
    says: 'no longer supported',
  },
  {
    title: 'allowed methods beside automatic ones',
    parameters: { ...order, automatic_payment_methods: { enabled: true } },
    code: 'parameters_exclusive',
    param: 'allowed_payment_method_types',
    says: 'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
  },
  {
    title: 'allowed methods beside excluded ones',
    parameters: { ...order, excluded_payment_method_types: ['p24'] },
    code: 'parameters_exclusive',
    param: 'allowed_payment_method_types',
    says: 'allowed_payment_method_types, excluded_payment_method_types.',
  },
  {
    title: '51 keys of metadata',
    parameters: { ...order, metadata: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, 'v'])) },
    code: undefined,
    param: 'metadata',
    says: "Metadata can have up to 50 keys, but you've set 51.",
  },
  {
    title: 'a key of metadata that is too long',
    parameters: { ...order, metadata: { ['k'.repeat(41)]: 'v' } },
    code: undefined,
    param: 'metadata',
    says: /^Invalid key: k+ must be a string under 40 characters$/,
  },
  {
    title: 'a value of metadata that is too long',
    parameters: { ...order, metadata: { key: 'v'.repeat(501) } },
    code: undefined,
    param: 'metadata',
    says: /^Invalid val: v+ must be a string under 500 characters$/,
  },
  {
    title: 'a whole statement descriptor for cards',
    parameters: { ...order, statement_descriptor: 'PLAKATY' },
    code: undefined,
    param: 'statement_descriptor',
    says: 'The statement_descriptor parameter is not supported for the payment_method_type `card`.',
  },
  ...[
    'a b@example.com',
    'ada@example',
    'a..b@example.com',
    'łukasz@example.com',
    'ada🐢@example.com',
    'ada@żółw.pl',
  ].map((email) => ({
    title: `the e-mail address ${email}`,
    parameters: { ...order, payment_method_data: { type: 'p24', billing_details: { email } } },
    code: 'email_invalid',
    param: 'payment_method_data[billing_details][email]',
    says: `Invalid email address: ${email}`,
  })),
  {
    title: 'an e-mail address for a receipt that is none',
    parameters: { ...order, receipt_email: `${'a'.repeat(65)}@example.com` },
    code: 'email_invalid',
    param: 'receipt_email',
    says: 'Invalid email address: aaa',
  },
  {
    title: 'a missing currency',
    parameters: { amount: 100 },
    code: 'parameter_missing',
    param: 'currency',
    says: 'Missing required param: currency.',
  },
  {
    title: 'an amount that is no integer',
    parameters: { ...order, amount: 129.5 },
    code: 'parameter_invalid_integer',
    param: 'amount',
    says: 'Invalid integer: 129.5',
  },
  {
    title: 'an empty currency',
    parameters: { ...order, currency: '' },
    code: 'parameter_invalid_empty',
    param: 'currency',
    says: 'You passed an empty string',
  },
  {
    title: 'less than EUR 0.50',
    parameters: { ...order, currency: 'eur', amount: 49 },
    code: 'amount_too_small',
    param: 'amount',
    says: 'Amount must be at least €0.50 eur',
  },
  {
    title: 'less than CZK 15.00',
    parameters: { ...order, currency: 'czk', amount: 1499 },
    code: 'amount_too_small',
    param: 'amount',
    says: 'Amount must be at least Kč15.00 czk',
  },
  {
    title: 'less than PLN 2.00',
    parameters: { ...order, amount: 199 },
    code: 'amount_too_small',
    param: 'amount',
    says: 'Amount must be at least zł2.00 pln',
  },
  {
    title: 'a currency it does not take',
    parameters: { ...order, currency: 'xyz' },
    code: undefined,
    param: 'currency',
    says: 'Invalid currency: xyz',
  },
  {
    title: 'a wrong value of an enumeration',
    parameters: { ...order, setup_future_usage: 'often' },
    code: undefined,
    param: 'setup_future_usage',
    says: 'Invalid setup_future_usage: must be one of off_session or on_session',
  },
  {
    title: 'a return address that is no URL',
    parameters: { ...order, return_url: 'home' },
    code: 'url_invalid',
    param: 'return_url',
    says: 'Not a valid URL',
  },
  {
    title: 'no return address where redirects are possible',
    parameters: { amount: 500, currency: 'eur', confirm: true, payment_method: 'pm_card_visa' },
    code: undefined,
    param: 'return_url',
    says: 'you must provide a `return_url`',
  },
  {
    title: 'an unknown payment method',
    parameters: { ...order, confirm: true, payment_method: 'pm_nope' },
    code: 'resource_missing',
    param: 'payment_method',
    says: "No such PaymentMethod: 'pm_nope'",
  },
  {
    title: 'a number with a wrong check digit',
    parameters: {
      ...order,
      confirm: true,
      payment_method_data: { type: 'card', card: { number: '4242424242424241', exp_month: 1, exp_year: 2040 } },
    },
    status: 402,
    code: 'incorrect_number',
    param: 'number',
    says: 'Your card number is incorrect.',
  },
  {
    title: 'a card that has expired',
    parameters: {
      ...order,
      confirm: true,
      payment_method_data: { type: 'card', card: { number: '4242424242424242', exp_month: 1, exp_year: 2020 } },
    },
    status: 402,
    code: 'invalid_expiry_year',
    param: 'exp_year',
    says: "Your card's expiration year is invalid.",
  },
];

for (const { title, parameters, status = 400, code, param, says } of refusals) {
  test(`refuses ${title}`, async () => {
    const error = await refusalOf(opened.stripe.paymentIntents.create(parameters as Stripe.PaymentIntentCreateParams));
    assert.is(error.statusCode, status);
    assert.is(error.code, code);
    assert.is(error.param, param);
    assert.match(error.message, says);
  });
}

test('refuses what does not exist', async () => {
  const missing = await refusalOf(opened.stripe.paymentIntents.retrieve('pi_missing'));
  assert.equal([missing.statusCode, missing.code, missing.param], [404, 'resource_missing', 'intent']);
  const unexpandable = await refusalOf(create({ expand: ['colour'] }));
  assert.match(unexpandable.message, 'This property cannot be expanded (colour).');
  const response = await fetch(`${opened.sandbox.origin}/v1/nothing`, {
    headers: { authorization: 'Bearer sk_test_kasa' },
  });
  assert.is(response.status, 404);
  assert.match(await response.text(), 'Unrecognized request URL (GET: /v1/nothing)');
});

test('takes test keys only', async () => {
  for (const key of ['sk_live_1234567890abcdef', 'nonsense']) {
    const error = await refusalOf(stripeAt(opened.sandbox.origin, key).paymentIntents.list());
    assert.instance(error, Stripe.errors.StripeAuthenticationError);
    assert.is(error.statusCode, 401);
    assert.not.match(error.message, '567890');
  }
  const keyless = await fetch(`${opened.sandbox.origin}/v1/payment_intents`);
  assert.is(keyless.status, 401);
  assert.match(await keyless.text(), 'You did not provide an API key');
});

test('a publishable key sees one intent with its secret, and less of it', async () => {
  const intent = await create({ metadata: { internal: 'yes' } });
  const url = `${opened.sandbox.origin}/v1/payment_intents/${intent.id}`;
  const seen = await fetch(`${url}?key=pk_test_kasa&client_secret=${intent.client_secret}`);
  const body = (await seen.json()) as Record<string, unknown>;
  assert.is(body.status, 'requires_payment_method');
  assert.is(body.metadata, undefined);
  assert.is((await fetch(`${url}?key=pk_test_kasa&client_secret=${intent.id}_secret_wrong`)).status, 400);
  assert.is((await fetch(`${url}?key=pk_test_kasa`)).status, 400);
  await opened.stripe.paymentIntents.cancel(intent.id);
  const late = await fetch(`${url}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'pk_test_kasa',
      client_secret: intent.client_secret ?? '',
      payment_method: 'pm_card_visa',
    }),
  });
  const { error } = (await late.json()) as { error: { code: string; payment_intent: Record<string, unknown> } };
  assert.equal([late.status, error.code], [400, 'payment_intent_unexpected_state']);
  assert.is(error.payment_intent.metadata, undefined);
  const listed = await fetch(`${opened.sandbox.origin}/v1/payment_intents?key=pk_test_kasa`);
  assert.is(listed.status, 401);
  assert.match(await listed.text(), 'secret_key_required');
});

test('fifty keys of metadata, a suffix for cards and a descriptor for other methods are taken', async () => {
  const metadata = Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [`${at}`.padEnd(40, 'k'), 'v'.repeat(500)]),
  );
  const intent = await create({ metadata, statement_descriptor_suffix: 'PLAKATY' });
  assert.equal(intent.metadata, metadata);
  const byBank = await create({ allowed_payment_method_types: ['p24'], statement_descriptor: 'PLAKATY' });
  assert.is(byBank.statement_descriptor, 'PLAKATY');
});

test('what a new intent may not have, a change cannot give it', async () => {
  const intent = await create();
  const change = (parameters: object) => refusalOf(opened.stripe.paymentIntents.update(intent.id, parameters));
  assert.is((await change({ payment_method_types: ['card'] })).code, 'payment_method_types_no_longer_supported');
  assert.is((await change({ statement_descriptor: 'PLAKATY' })).param, 'statement_descriptor');
  const both = { allowed_payment_method_types: ['card'], excluded_payment_method_types: ['p24'] };
  assert.is((await change(both)).code, 'parameters_exclusive');
});

test.run();
