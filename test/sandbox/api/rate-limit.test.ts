// Too many requests: how the sandbox refuses them, and how the shop gets through.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPaymentProvider, sandboxKeys } from '#server/payments/payment-provider.ts';
import { openTestSandbox, refusalOf, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('rate limit');

let time = new Date('2026-11-20T10:00:00Z').getTime();
let opened: TestSandbox;
test.before(async () => {
  opened = await openTestSandbox({ now: () => new Date(time), requestsPerSecond: 2 });
});
test.before.each(() => {
  time += 1000;
});
test.after(() => opened.close());

const list = () => opened.stripe.paymentIntents.list();

test('a request too many within a second is refused with 429, and the next second begins again', async () => {
  await list();
  await list();
  const error = await refusalOf(list());
  assert.equal([error.statusCode, error.type, error.code], [429, 'StripeRateLimitError', 'rate_limit']);
  time += 1000;
  await list();
});

test('the shop waits and asks again until it is answered', async () => {
  const order = { amount: 500, currency: 'eur', allowed_payment_method_types: ['card' as const] };
  const { id } = await opened.stripe.paymentIntents.create(order);
  await list();
  const payments = createPaymentProvider({
    ...sandboxKeys,
    webhookSecret: 'whsec_1',
    sandboxOrigin: opened.sandbox.origin,
    now: () => new Date(),
  });
  const answer = payments.getIntent(id);
  await refusalOf(list());
  time += 1000;
  assert.is((await answer).id, id);
});

test.run();
