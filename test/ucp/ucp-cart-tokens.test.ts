// What an assistant knows its cart by leads to no cart of a shopper, whichever way it is sent: only a person orders, by the link.
import * as assert from 'uvu/assert';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { mutationUrl, queryUrl } from '#src/surfaces/storefront-api.ts';
import { postForm } from '../fixtures/post-form.ts';
import { askAsPlatform } from '../fixtures/ucp/ask-as-platform.ts';
import { address } from '../orders/a-checkout-visitor.ts';
import { aBegunCheckout, buyer, suiteOfCheckouts, totalIn } from './a-begun-checkout.ts';
import { pathOf } from './a-followed-link.ts';

const test = suiteOfCheckouts('the id of an assistant’s cart');

test('as a cookie or as a payment link it is an empty cart, and orders nothing', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  const body = await aBegunCheckout(context);
  const link = pathOf(body.continue_url).split('/').at(-1);
  const orders = async () => (await db.selectFrom('orders').select('id').execute()).length;
  const before = await orders();
  for (const token of [String(body.id), String(link)]) {
    const headers = { cookie: `kasa_cart=${token}` };
    for (const path of ['/pl/cart', '/pl/checkout', `/pl/checkout?offer=${token}`]) {
      const page = await shop.app.inject({ url: path, headers });
      assert.not.match(page.body, /jan@example.com|name="expectedTotal"|value="remove /, path);
    }
    const formToken = /name="token" value="([^"]+)"/.exec((await shop.app.inject({ url: '/pl/cart', headers })).body);
    await postForm(
      ...[shop.app, '/pl/checkout'],
      { token: formToken?.[1] ?? '', ...address, paymentMethod: 'bank_transfer', action: 'order' },
      headers,
    );
    assert.is(await orders(), before);
  }
});

test('the operations of the shop find nothing by it, and change nothing', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  const body = await aBegunCheckout(context);
  const headers = { cookie: `kasa_cart=${String(body.id)}` };
  const seen = await shop.app.inject({ url: queryUrl('CartShow', { locale: 'pl' }), headers });
  assert.is(seen.statusCode, 200);
  assert.is(seen.json().data.cart.itemCount, 0);
  const input = {
    ...{ draft: { ...emptyDraft, ...address, expectedTotal: undefined }, paymentMethod: 'bank_transfer' },
    ...{ expectedTotalMinor: totalIn(body), expectedDueMinor: totalIn(body) },
  };
  const url = mutationUrl('CheckoutPlaceOrder');
  const payload = { locale: 'pl', input };
  const pressed = await shop.app.inject({ method: 'POST', url, headers, payload });
  assert.match(pressed.body, 'CartEmpty');
  assert.equal(await db.selectFrom('orders').select('id').execute(), []);
});

test('a key that somebody else has used in the name of the same platform leads to a cart of one’s own', async (context) => {
  const { shop, platform, variant } = context;
  const input = { line_items: [{ item: { id: variant }, quantity: 1 }], buyer };
  const asking = { operation: 'create_checkout', input, transport: 'rest', idempotencyKey: 'order-1' } as const;
  const profileUrl = platform.profileUrl('2026-08-25');
  const from = async (remoteAddress: string) =>
    (await askAsPlatform(shop, { ...asking, profileUrl, remoteAddress })).body.id;
  const own = await from('8.8.7.7');
  assert.is(await from('8.8.7.7'), own);
  assert.is.not(await from('8.8.9.9'), own);
});

test.run();
