// With Stripe's own keys the checkout knows no sandbox: neither its origin nor its stand-in script.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mutationUrl } from '#src/surfaces/storefront-api.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop } from '../fixtures/a-shop.ts';

const SANDBOX = 'http://localhost:3001';

async function openCheckout(sandboxOrigin: string | null) {
  const shop = await aShop({ sandboxOrigin });
  const variantId = await aProduct(shop.database.db, { handle: 'zolw', title: 'Żółw' });
  const added = await shop.app.inject({
    method: 'POST',
    url: mutationUrl('CartAddLine'),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    payload: { locale: 'en', variantId, quantity: 1 },
  });
  const cookies = Object.fromEntries(added.cookies.map(({ name, value }) => [name, value]));
  const { body, headers } = await shop.app.inject({ url: '/en/checkout', cookies });
  await shop.close();
  return { body, policy: String(headers['content-security-policy']) };
}

test('a checkout on the sandbox may load its script from there', async () => {
  const { policy } = await openCheckout(SANDBOX);
  assert.ok(policy.includes(`script-src 'self' ${SANDBOX}`));
  assert.not(policy.includes('stripe.com'));
});

test('a checkout on Stripe may load Stripe’s, and names no sandbox', async () => {
  const { body, policy } = await openCheckout(null);
  assert.ok(policy.includes("script-src 'self' https://js.stripe.com"));
  assert.not(policy.includes('localhost'));
  assert.not(body.includes(SANDBOX));
});

test.run();
