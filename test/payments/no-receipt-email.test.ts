// The shop writes to the buyer itself: Stripe, told an address, would send a second e-mail, in English.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPaymentProvider, sandboxKeys } from '#server/payments/payment-provider.ts';
import { money } from '#src/money.ts';
import { openTestSandbox } from '../sandbox/open-test-sandbox.ts';

test('no payment names an address for a receipt of Stripe’s', async () => {
  const { sandbox, stripe, close } = await openTestSandbox();
  const payments = createPaymentProvider({
    ...sandboxKeys,
    webhookSecret: 'whsec_1',
    sandboxOrigin: sandbox.origin,
    now: () => new Date(),
  });
  const order = { amount: money(14_599, 'PLN'), orderId: '1', orderNumber: 1001 };
  const byCard = await payments.createIntent({ ...order, idempotencyKey: 'card', method: 'card' });
  const byBank = await payments.createIntent({ ...order, idempotencyKey: 'p24', method: 'p24' });
  await payments.confirmRedirect(byBank.id, {
    method: 'p24',
    locale: 'pl',
    email: 'jan@example.com',
    fullName: 'Jan Kowalski',
    bank: null,
    hasAcceptedTerms: true,
    returnUrl: 'https://shop.example/pl/checkout/return?order=1',
  });
  for (const { id } of [byCard, byBank]) assert.is((await stripe.paymentIntents.retrieve(id)).receipt_email, null);
  await close();
});

test.run();
