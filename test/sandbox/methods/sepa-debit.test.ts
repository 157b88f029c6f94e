import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { openTestSandbox, refusalOf, type TestSandbox, WEBHOOK_SECRET } from '../open-test-sandbox.ts';

const test = suite('sandbox sepa debit');

let opened: TestSandbox;
let now = new Date('2026-11-20T10:00:00Z');
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
test.before(async () => {
  // A day at the banks takes ten seconds here.
  opened = await openTestSandbox({ now: () => now, bankDayMs: 10_000 });
});
test.after(() => opened.close());

const accepted: Stripe.PaymentIntentConfirmParams.MandateData = {
  customer_acceptance: { type: 'online', online: { ip_address: '192.0.2.7', user_agent: 'test' } },
};
const billing = { name: 'Ada Nowak', email: 'ada@example.com' };
const create = () =>
  opened.stripe.paymentIntents.create({ amount: 12900, currency: 'eur', allowed_payment_method_types: ['sepa_debit'] });
const debit = (iban: string): Stripe.PaymentIntentConfirmParams => ({
  payment_method_data: { type: 'sepa_debit', sepa_debit: { iban }, billing_details: billing },
  mandate_data: accepted,
});
const eventsOf = async (id: string): Promise<string[]> => {
  const { data } = await opened.stripe.events.list({ limit: 100 });
  return data
    .filter(({ data: { object } }) => JSON.stringify(object).includes(id))
    .map(({ type }) => type)
    .reverse();
};

test('a debit is under way for five days, then paid, in one charge', async () => {
  const intent = await create();
  const waiting = await opened.stripe.paymentIntents.confirm(intent.id, {
    ...debit('NL39 RABO 0300 0652 64'),
    expand: ['latest_charge'],
  });
  assert.is(waiting.status, 'processing');
  assert.is(waiting.next_action, null);
  const pending = waiting.latest_charge as Stripe.Charge;
  assert.equal([pending.status, pending.paid, pending.amount_captured], ['pending', false, 0]);
  pass(49);
  await new Promise((resolve) => setTimeout(resolve, 30));
  assert.is((await opened.stripe.paymentIntents.retrieve(intent.id)).status, 'processing');
  pass(1);
  const paid = await opened.waitWhile('processing', intent.id);
  assert.equal([paid.status, paid.amount_received, paid.latest_charge], ['succeeded', 12900, pending.id]);
  const charge = await opened.stripe.charges.retrieve(pending.id);
  assert.equal([charge.status, charge.paid, charge.amount_captured], ['succeeded', true, 12900]);
  assert.equal(await eventsOf(intent.id), [
    'payment_intent.created',
    'charge.pending',
    'payment_intent.processing',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test('the charge names its account and the mandate, which can be read', async () => {
  const intent = await create();
  const { latest_charge: latest } = await opened.stripe.paymentIntents.confirm(intent.id, {
    ...debit('DE89370400440532013000'),
    payment_method_options: { sepa_debit: { mandate_options: { reference_prefix: 'KASA-' } } },
    expand: ['latest_charge'],
  });
  const details = (latest as Stripe.Charge).payment_method_details?.sepa_debit;
  assert.equal(
    [details?.bank_code, details?.branch_code, details?.country, details?.last4],
    ['37040044', null, 'DE', '3000'],
  );
  const mandate = await opened.stripe.mandates.retrieve(details?.mandate ?? '', { expand: ['payment_method'] });
  assert.equal([mandate.status, mandate.type], ['active', 'single_use']);
  assert.equal(mandate.single_use, { amount: 12900, currency: 'eur' });
  assert.equal(mandate.customer_acceptance.online, { ip_address: '192.0.2.7', user_agent: 'test' });
  assert.is((mandate.payment_method as Stripe.PaymentMethod).billing_details.name, 'Ada Nowak');
  assert.match(mandate.payment_method_details.sepa_debit?.reference ?? '', /^KASA-[A-Z0-9]{11}$/);
  const page = await (await fetch(mandate.payment_method_details.sepa_debit?.url ?? '')).text();
  assert.match(page, mandate.payment_method_details.sepa_debit?.reference ?? 'none');
  assert.match(page, 'Ada Nowak');
  assert.match(page, 'Test mode: you pay nothing');
});

// The documented accounts of one country: what comes of them, and after how many seconds (five bank days are fifty).
const accounts: [string, string, string | undefined, number][] = [
  ['pm_success_nl', 'succeeded', undefined, 50],
  ['pm_successDelayed_nl', 'succeeded', undefined, 180],
  ['pm_failed_nl', 'requires_payment_method', 'payment_intent_payment_attempt_failed', 50],
  ['pm_failedDelayed_nl', 'requires_payment_method', 'payment_intent_payment_attempt_failed', 180],
  ['pm_exceedsWeeklyVolumeLimit_nl', 'requires_payment_method', 'charge_exceeds_source_limit', 50],
  ['pm_exceedsWeeklyTransactionLimit_nl', 'requires_payment_method', 'charge_exceeds_weekly_limit', 50],
  ['pm_insufficientFunds_nl', 'requires_payment_method', 'insufficient_funds', 50],
];
for (const [name, status, code, seconds] of accounts) {
  test(`${name} is ${status} after ${seconds} seconds${code ? ` with ${code}` : ''}`, async () => {
    const intent = await create();
    await opened.stripe.paymentIntents.confirm(intent.id, { payment_method: name, mandate_data: accepted });
    pass(seconds - 1);
    await new Promise((resolve) => setTimeout(resolve, 30));
    assert.is((await opened.stripe.paymentIntents.retrieve(intent.id)).status, 'processing');
    pass(1);
    const settled = await opened.waitWhile('processing', intent.id);
    assert.equal([settled.status, settled.last_payment_error?.code], [status, code]);
    const charges = await opened.stripe.charges.list({ payment_intent: intent.id });
    assert.equal(
      charges.data.map((charge) => [charge.status, charge.failure_code]),
      [[code ? 'failed' : 'succeeded', code ?? null]],
    );
  });
}

test('a disputed debit is paid, then taken back for good', async () => {
  const intent = await create();
  await opened.stripe.paymentIntents.confirm(intent.id, debit('NL82RABO0300065266'));
  pass(50);
  assert.is((await opened.waitWhile('processing', intent.id)).status, 'succeeded');
  let disputes = await opened.stripe.disputes.list({ payment_intent: intent.id });
  await until(async () => {
    disputes = await opened.stripe.disputes.list({ payment_intent: intent.id });
    return disputes.data.length > 0;
  });
  assert.equal(
    disputes.data.map(({ status, reason, amount }) => [status, reason, amount]),
    [['lost', 'debit_not_authorized', 12900]],
  );
  assert.equal((await eventsOf(intent.id)).slice(-3), [
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.closed',
  ]);
  const refused = await refusalOf(opened.stripe.refunds.create({ payment_intent: intent.id }));
  assert.is(refused.code, 'charge_disputed');
});

test('what is under way can be neither cancelled, confirmed, changed nor refunded', async () => {
  const intent = await create();
  await opened.stripe.paymentIntents.confirm(intent.id, debit('NL39RABO0300065264'));
  const attempts: (() => Promise<unknown>)[] = [
    () => opened.stripe.paymentIntents.cancel(intent.id),
    () => opened.stripe.paymentIntents.confirm(intent.id, debit('NL39RABO0300065264')),
    () => opened.stripe.paymentIntents.update(intent.id, { amount: 100 }),
    () => opened.stripe.refunds.create({ payment_intent: intent.id }),
  ];
  for (const attempt of attempts) {
    assert.is((await refusalOf(attempt())).code, 'payment_intent_unexpected_state');
  }
});

test('a debit is answered after a restart, and the webhook is signed', async () => {
  const intent = await create();
  await opened.stripe.paymentIntents.confirm(intent.id, debit('NL39RABO0300065264'));
  await opened.sandbox.close();
  pass(60);
  opened.webhooks.length = 0;
  await opened.restart();
  assert.is((await opened.waitWhile('processing', intent.id)).status, 'succeeded');
  await until(() => opened.eventTypes().includes('payment_intent.succeeded'));
  const webhook = opened.webhooks.find(({ payload }) => payload.includes('"payment_intent.succeeded"'));
  const event = opened.stripe.webhooks.constructEvent(
    webhook?.payload ?? '',
    webhook?.signature ?? '',
    WEBHOOK_SECRET,
    undefined,
    undefined,
    now.getTime(),
  );
  assert.is(event.request?.id, null);
});

const refusals: [string, Stripe.PaymentIntentConfirmParams, string, string][] = [
  [
    'no mandate',
    { ...debit('NL39RABO0300065264'), mandate_data: undefined },
    'payment_intent_mandate_invalid',
    'mandate_data',
  ],
  [
    'a mandate signed by nobody knows whom',
    { ...debit('NL39RABO0300065264'), mandate_data: { customer_acceptance: { type: 'online' } } },
    'parameter_missing',
    'mandate_data[customer_acceptance][online][ip_address]',
  ],
  ['a wrong check digit', debit('NL40RABO0300065264'), 'invalid_iban', 'sepa_debit[iban]'],
  [
    'an account of real life',
    debit('BE71096123456769'),
    'payment_method_invalid_parameter_testmode',
    'sepa_debit[iban]',
  ],
  [
    'no name',
    {
      payment_method_data: {
        type: 'sepa_debit',
        sepa_debit: { iban: 'NL39RABO0300065264' },
        billing_details: { email: 'ada@example.com' },
      },
      mandate_data: accepted,
    },
    'parameter_missing',
    'billing_details[name]',
  ],
];
for (const [what, parameters, code, param] of refusals) {
  test(`refuses ${what}`, async () => {
    const error = await refusalOf(opened.stripe.paymentIntents.confirm((await create()).id, parameters));
    assert.equal([error.statusCode, error.code, error.param], [400, code, param]);
  });
}

test('an account outside the EEA needs the address of its holder, whole', async () => {
  const address = { line1: '1 High Street', city: 'London', postal_code: 'N1 9GU', country: 'GB' };
  const make = (iban: string, given: Partial<typeof address>) =>
    opened.stripe.paymentMethods.create({
      type: 'sepa_debit',
      sepa_debit: { iban },
      billing_details: { name: 'Ada', email: 'ada@example.com', address: given },
    });
  for (const field of ['line1', 'city', 'postal_code', 'country'] as const) {
    const { [field]: _, ...rest } = address;
    const error = await refusalOf(make('GB82WEST12345698765432', rest));
    assert.equal([error.code, error.param], ['parameter_missing', `billing_details[address][${field}]`]);
  }
  assert.is((await make('GB82WEST12345698765432', address)).sepa_debit?.country, 'GB');
  assert.is((await refusalOf(make('CH9300762011623852957', {}))).code, 'parameter_missing');
  // Liechtenstein is no member of the Union, but of the EEA.
  assert.is((await make('LI0508800636123378777', {})).sepa_debit?.country, 'LI');
});

test.run();
