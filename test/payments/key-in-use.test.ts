// Two presses of one order's button ask the provider with one key. While it works on the first, it refuses the second.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createPaymentProvider } from '#server/payments/payment-provider.ts';
import { money } from '#src/money.ts';
import { openTestSandbox, type TestSandbox } from '../sandbox/open-test-sandbox.ts';

const test = suite<{ provider: TestSandbox }>('a key in use');

const WORK_MS = 250;

test.before(async (context) => {
  context.provider = await openTestSandbox({
    intercept: async (stage) => {
      if (stage === 'claimed') await new Promise((resolve) => setTimeout(resolve, WORK_MS));
    },
  });
});
test.after(({ provider }) => provider.close());

test('two presses while the provider still works on the first are answered with the same intent', async (context) => {
  const payments = createPaymentProvider({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    sandboxOrigin: context.provider.sandbox.origin,
    now: () => new Date(),
  });
  const request = {
    idempotencyKey: 'order-1-1',
    amount: money(14_599, 'PLN'),
    method: 'card' as const,
    orderId: '1',
    orderNumber: 1001,
    email: 'jan@example.com',
  };
  const [first, second] = await Promise.all([payments.createIntent(request), payments.createIntent(request)]);
  assert.is(second.id, first.id);
});

test.run();
