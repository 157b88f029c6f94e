// The sandbox as an account in which somebody has not activated everything.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPaymentProvider, sandboxKeys } from '#server/payments/payment-provider.ts';
import { isMethodRefusal } from '#server/payments/refused-methods.ts';
import { money } from '#src/money.ts';
import { openTestSandbox, refusalOf, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('methods that the account lacks');

let opened: TestSandbox;
test.before(async () => {
  opened = await openTestSandbox({ inactiveMethods: ['blik', 'p24'] });
});
test.after(() => opened.close());

const ask = (method: 'card' | 'blik') =>
  createPaymentProvider({
    ...sandboxKeys,
    webhookSecret: 'whsec_1',
    sandboxOrigin: opened.sandbox.origin,
    now: () => new Date(),
  }).createIntent({
    idempotencyKey: `inactive-${method}`,
    amount: money(1000, 'PLN'),
    method,
    orderId: '1',
    orderNumber: 1001,
  });

test('an intent that could be paid by nothing else is refused, which the shop takes as a refusal of the method', async () => {
  const error = await refusalOf(ask('blik'));
  assert.is(error.statusCode, 400);
  assert.match(error.message, 'No valid payment method types for this Payment Intent.');
  assert.ok(isMethodRefusal(error));
});

test('what is activated is left of what is allowed', async () => {
  assert.equal((await ask('card')).payment_method_types, ['card']);
  const intent = await opened.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'pln',
    allowed_payment_method_types: ['card', 'p24'],
  });
  assert.equal(intent.payment_method_types, ['card']);
});

test('a payment method of the type is refused too', async () => {
  const error = await refusalOf(opened.stripe.paymentMethods.create({ type: 'p24' }));
  assert.match(error.message, 'The payment method type "p24" is invalid.');
  assert.ok(isMethodRefusal(error));
});

test.run();
