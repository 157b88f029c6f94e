import type Stripe from 'stripe';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createPaymentProvider } from '#server/payments/payment-provider.ts';

function addressOf(url: string, sandboxOrigin: string | null): string | null {
  const provider = createPaymentProvider({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: 'whsec_1',
    sandboxOrigin,
    now: () => new Date(),
  });
  const action = { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } };
  // Stripe sends more fields, which nothing here reads.
  return provider.bankAddressOf({ next_action: action } as unknown as Stripe.PaymentIntent);
}

test('the way to the bank begins at Stripe', () => {
  assert.is(addressOf('https://pm-redirects.stripe.com/a/1', null), 'https://pm-redirects.stripe.com/a/1');
  assert.is(addressOf('https://hooks.stripe.com/redirect/1', null), 'https://hooks.stripe.com/redirect/1');
  for (const url of [
    'http://hooks.stripe.com/1',
    'https://stripe.com.evil.example/1',
    'https://evilstripe.com/1',
    'https://bank.example/1',
    'javascript:alert(1)',
    '//hooks.stripe.com/1',
    '',
  ]) {
    assert.is(addressOf(url, null), null, url);
  }
});

test('in the sandbox it begins at the sandbox and nowhere else', () => {
  const sandbox = 'http://localhost:3001';
  assert.is(addressOf(`${sandbox}/pages/authenticate/pi_1`, sandbox), `${sandbox}/pages/authenticate/pi_1`);
  assert.is(addressOf('http://localhost:3002/1', sandbox), null);
  assert.is(addressOf('https://hooks.stripe.com/1', sandbox), null);
});

test.run();
