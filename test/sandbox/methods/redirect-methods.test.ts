import Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { answerBank, openTestSandbox, refusalOf, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('sandbox redirect methods');

let opened: TestSandbox;
test.before(async () => {
  opened = await openTestSandbox();
});
test.after(() => opened.close());

const returnUrl = 'http://127.0.0.1:3000/return?order=7';
type Case = { currency: string; data: Stripe.PaymentIntentCreateParams.PaymentMethodData };
const cases = {
  p24: { currency: 'pln', data: { type: 'p24', p24: { bank: 'ing' }, billing_details: { email: 'ada@example.com' } } },
  ideal: { currency: 'eur', data: { type: 'ideal', ideal: {} } },
  bancontact: { currency: 'eur', data: { type: 'bancontact', billing_details: { name: 'Ada Peeters' } } },
  eps: { currency: 'eur', data: { type: 'eps', billing_details: { name: 'Ada Huber' } } },
  paypal: { currency: 'pln', data: { type: 'paypal' } },
  klarna: { currency: 'pln', data: { type: 'klarna', billing_details: { address: { country: 'PL' } } } },
} as const satisfies Record<string, Case>;
type Method = keyof typeof cases;

const create = (method: Method, more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  opened.stripe.paymentIntents.create({
    amount: 12900,
    currency: cases[method].currency,
    allowed_payment_method_types: [method],
    ...more,
  });
const confirm = (method: Method, id: string, more: Partial<Stripe.PaymentIntentConfirmParams> = {}) =>
  opened.stripe.paymentIntents.confirm(id, {
    payment_method_data: cases[method].data,
    return_url: returnUrl,
    ...more,
  });

for (const method of Object.keys(cases) as Method[]) {
  test(`${method} goes from confirmation over the bank to success, and back to the shop`, async () => {
    const intent = await create(method);
    assert.is(intent.status, 'requires_payment_method');
    assert.equal(intent.payment_method_types, [method]);
    const waiting = await confirm(method, intent.id);
    assert.is(waiting.status, 'requires_action');
    assert.equal(waiting.next_action, {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `${opened.sandbox.origin}/pages/authenticate/${intent.id}?client_secret=${intent.client_secret}`,
        return_url: returnUrl,
      },
    });
    assert.is(waiting.latest_charge, null);
    const back = await answerBank(waiting, 'authorized');
    assert.equal(Object.fromEntries(back.searchParams), {
      order: '7',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    const paid = await opened.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge', 'payment_method'],
    });
    assert.is(paid.status, 'succeeded');
    assert.is(paid.amount_received, 12900);
    const charge = paid.latest_charge as Stripe.Charge;
    assert.match(charge.id, /^py_/);
    assert.is(charge.payment_method_details?.type, method);
    assert.is((paid.payment_method as Stripe.PaymentMethod).type, method);
  });

  test(`${method} that fails at the bank can be tried again on the same intent`, async () => {
    const intent = await create(method);
    const waiting = await confirm(method, intent.id);
    const back = await answerBank(waiting, 'failed');
    assert.is(back.searchParams.get('redirect_status'), 'failed');
    const failed = await opened.stripe.paymentIntents.retrieve(intent.id);
    assert.is(failed.status, 'requires_payment_method');
    assert.is(failed.last_payment_error?.code, 'payment_intent_authentication_failure');
    assert.is(failed.last_payment_error?.payment_method?.type, method);
    assert.is(failed.latest_charge, null);
    await answerBank(await confirm(method, intent.id), 'authorized');
    const paid = await opened.stripe.paymentIntents.retrieve(intent.id);
    assert.equal([paid.status, paid.last_payment_error], ['succeeded', null]);
  });

  test(`${method} without a return address is refused`, async () => {
    const intent = await create(method);
    const error = await refusalOf(confirm(method, intent.id, { return_url: undefined }));
    assert.instance(error, Stripe.errors.StripeInvalidRequestError);
    assert.equal([error.statusCode, error.code, error.param], [400, 'parameter_missing', 'return_url']);
    assert.is((await opened.stripe.paymentIntents.retrieve(intent.id)).status, 'requires_payment_method');
  });

  test(`${method} is confirmed once for one key, and the first answer is given again`, async () => {
    const create = () =>
      opened.stripe.paymentIntents.create(
        {
          amount: 500,
          currency: cases[method].currency,
          allowed_payment_method_types: [method],
          payment_method_data: cases[method].data,
          return_url: returnUrl,
          confirm: true,
        },
        { idempotencyKey: `once-${method}` },
      );
    const first = await create();
    const second = await create();
    assert.equal(second.next_action, first.next_action);
    assert.is(second.lastResponse.headers['idempotent-replayed'], 'true');
  });
}

test('p24 without an e-mail address is refused', async () => {
  const intent = await create('p24');
  const error = await refusalOf(confirm('p24', intent.id, { payment_method_data: { type: 'p24' } }));
  assert.equal([error.code, error.param], ['parameter_missing', 'billing_details[email]']);
});

test('p24 takes euros too, and keeps the tick of its terms to itself', async () => {
  const intent = await create('p24', { currency: 'eur' });
  const waiting = await confirm('p24', intent.id, {
    payment_method_options: { p24: { tos_shown_and_accepted: true } },
  });
  assert.equal(waiting.payment_method_options, { p24: {} });
});

test('Bancontact and EPS want the payer’s name; PayPal and Klarna want nothing', async () => {
  for (const method of ['bancontact', 'eps'] as const) {
    const error = await refusalOf(
      confirm(method, (await create(method)).id, { payment_method_data: { type: method } }),
    );
    assert.equal([error.code, error.param], ['parameter_missing', 'billing_details[name]'], method);
  }
  for (const method of ['paypal', 'klarna'] as const) {
    const waiting = await confirm(method, (await create(method)).id, { payment_method_data: { type: method } });
    assert.is(waiting.status, 'requires_action', method);
  }
});

test('what was paid by a redirect can be given back in parts', async () => {
  for (const method of ['bancontact', 'eps', 'paypal', 'klarna'] as const) {
    const intent = await create(method);
    await answerBank(await confirm(method, intent.id), 'authorized');
    const refund = await opened.stripe.refunds.create({ payment_intent: intent.id, amount: 900 });
    assert.equal([refund.status, refund.amount], ['succeeded', 900], method);
  }
});

test('the page where the payer approves names the method', async () => {
  const page = async (method: Method) => {
    const waiting = await confirm(method, (await create(method)).id);
    const url = waiting.next_action?.redirect_to_url?.url ?? '';
    return (await fetch(url, { headers: { 'accept-language': 'de' } })).text();
  };
  assert.match(await page('bancontact'), 'Mit Bancontact bezahlen');
  assert.match(await page('eps'), 'Mit EPS bezahlen');
  assert.match(await page('paypal'), 'Mit PayPal bezahlen');
  assert.match(await page('klarna'), 'Mit Klarna bezahlen');
});

const refusals: [string, Partial<Stripe.PaymentIntentConfirmParams>, string][] = [
  ['a bank that it does not know', { payment_method_data: { ...cases.p24.data, p24: { bank: 'nope' } } }, 'p24][bank'],
  ['an option that it does not know', { payment_method_options: { p24: { colour: 'red' } as object } }, '[colour]'],
];
for (const [what, parameters, param] of refusals) {
  test(`p24 refuses ${what}`, async () => {
    const error = await refusalOf(confirm('p24', (await create('p24')).id, parameters));
    assert.is(error.statusCode, 400);
    assert.match(error.param ?? '', param);
  });
}

test('a currency that a method cannot take is refused', async () => {
  for (const [method, currency] of [
    ['ideal', 'pln'],
    ['blik', 'eur'],
    ['sepa_debit', 'pln'],
    ['p24', 'usd'],
    ['bancontact', 'pln'],
    ['eps', 'pln'],
    ['paypal', 'usd'],
    ['klarna', 'usd'],
  ] as const) {
    const error = await refusalOf(
      opened.stripe.paymentIntents.create({ amount: 500, currency, allowed_payment_method_types: [method] }),
    );
    assert.match(error.message, 'compatible with your chosen currency in your dashboard');
  }
});

test('without a list of types Stripe offers what fits the currency, and without redirects only what needs none', async () => {
  const offered = async (currency: string, allowRedirects: 'always' | 'never') =>
    (
      await opened.stripe.paymentIntents.create({
        amount: 500,
        currency,
        automatic_payment_methods: { enabled: true, allow_redirects: allowRedirects },
      })
    ).payment_method_types;
  assert.equal(await offered('pln', 'always'), ['card', 'blik', 'p24', 'paypal', 'klarna', 'link']);
  assert.equal(
    (await offered('eur', 'always')).join(' '),
    'card p24 ideal sepa_debit bancontact eps paypal klarna link',
  );
  assert.equal(await offered('eur', 'never'), ['card', 'sepa_debit', 'link']);
});

test('the bank is asked in the language of the shopper, and says that no money moves', async () => {
  const waiting = await confirm('p24', (await create('p24')).id);
  const url = waiting.next_action?.redirect_to_url?.url ?? '';
  const page = async (language: string) => (await fetch(url, { headers: { 'accept-language': language } })).text();
  assert.match(await page('en'), 'Test mode: you pay nothing');
  assert.match(await page('pl-PL,pl;q=0.9'), 'Tryb testowy: nic nie zapłacisz');
  assert.match(await page('nl'), 'Testmodus: je betaalt niets');
  assert.match(await page('fr, de;q=0.5'), 'Testmodus: Sie bezahlen nichts');
  assert.match(await page('pl'), /<html lang="pl">/);
  assert.match(await page('en'), /PLN\s129\.00/);
});

test.run();
