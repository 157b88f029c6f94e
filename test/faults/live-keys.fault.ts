// The built shop with live keys: Stripe is Stripe, and nothing of the sandbox is there.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aProduct } from '../fixtures/a-product.ts';
import { aBuyer } from './http-buyer.ts';
import { createShopTemplate, type KillableShop, type ShopOnTemplate } from './killable-shop.ts';

type Context = { template: ShopOnTemplate; shop: KillableShop };

const test = suite<Context>('live keys');

const liveKeys = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
};

test.before(async (context) => {
  context.template = await createShopTemplate();
  context.shop = await context.template.open();
});
test.after(async ({ shop, template }) => {
  await shop.close();
  await template.close();
});

async function openCheckout(shop: KillableShop) {
  const variantId = await aProduct(shop.db, { handle: `poster-${performance.now()}` });
  const buyer = aBuyer(shop);
  await buyer.fillCart({ [variantId]: 1 });
  const answer = await fetch(`${shop.origin}/en/checkout`, { headers: { cookie: buyer.cookie() } });
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
}

function isAnswered(origin: string): Promise<boolean> {
  return fetch(origin).then(
    () => true,
    () => false,
  );
}

test('without keys the sandbox answers, and the checkout names it', async ({ shop }) => {
  await shop.start();
  assert.ok(await isAnswered(shop.sandboxOrigin));
  const { html, policy } = await openCheckout(shop);
  assert.match(policy, shop.sandboxOrigin);
  assert.match(html, /no money moves/i);
  await shop.kill();
});

test('with live keys no sandbox is started, and no page names it or its script', async ({ shop }) => {
  await shop.start(undefined, liveKeys);
  assert.not(await isAnswered(shop.sandboxOrigin));
  const { html, policy } = await openCheckout(shop);
  assert.match(policy, "script-src 'self' https://js.stripe.com");
  assert.not.match(policy, shop.sandboxOrigin);
  assert.not.match(html, new URL(shop.sandboxOrigin).host);
  assert.not.match(html, /no money moves/i);
  assert.not.match(html, liveKeys.STRIPE_SECRET_KEY);
  await shop.kill();
});

test.run();
