// `kill -9` between the order button and its answer. The shop is started again, the shopper presses once more and pays.

import * as assert from 'uvu/assert';
import type { Faultpoint } from '#server/faultpoint.ts';
import { placed } from './http-buyer.ts';
import type { KillableShop } from './killable-shop.ts';
import { killableSuite } from './killable-suite.ts';
import { repeatedly } from './repeatedly.ts';
import { assertOneOrder } from './settled-order.ts';

const test = killableSuite('killed at the order button');

// 129.00 zł and the courier's 16.99 zł; two are delivered for nothing.
const ONE = 14_599;
const TWO = 25_800;

const points: Record<string, Faultpoint> = {
  'before the first write': 'before-first-write',
  'after the commit of the reservation': 'after-reservation',
  'with the key stored and the provider not yet called': 'before-provider-call',
  'when the provider has accepted and its answer is unread': 'provider-accepted:payment_intents',
  'with the answer read and not committed': 'before-intent-commit',
  'with everything committed and the shopper not answered': 'before-order-answer',
};

for (const [moment, point] of Object.entries(points)) {
  repeatedly(test, `killed ${moment}`, async ({ shop, buyer, variantId }) => {
    await shop.start(point);
    await buyer.fillCart({ [variantId]: 1 });
    await dies(shop, buyer.press(ONE));

    await shop.start();
    const { clientSecret, orderToken } = placed(await buyer.press(ONE));
    await buyer.payByCard(clientSecret ?? '');
    await assertOneOrder(shop, { variantId });
    assert.is(await buyer.comeBack(orderToken), 'paid');
    assert.equal(placed(await buyer.press(ONE)), {
      __typename: 'PlacedOrder',
      orderToken,
      clientSecret: null,
      returnUrl: `/pl/checkout/return?order=${orderToken}`,
    });
  });
}

repeatedly(test, 'killed when Przelewy24 has accepted and its answer is unread', async ({ shop, buyer, variantId }) => {
  await shop.start('provider-accepted:confirm');
  await buyer.fillCart({ [variantId]: 1 });
  await dies(shop, buyer.press(ONE, 'p24'));

  await shop.start();
  const { orderToken, returnUrl } = placed(await buyer.press(ONE, 'p24'));
  await buyer.authorise(await buyer.goToBank(returnUrl));
  await assertOneOrder(shop, { variantId });
  assert.is(await buyer.comeBack(orderToken), 'paid');
});

repeatedly(test, 'killed when the payment of a cart that was edited since has just been closed', async (context) => {
  const { shop, buyer, variantId } = context;
  await shop.start('provider-accepted:cancel');
  await buyer.fillCart({ [variantId]: 1 });
  const first = placed(await buyer.press(ONE));
  await buyer.setQuantity(variantId, 2);
  await dies(shop, buyer.press(TWO));

  await shop.start();
  // The page in the other tab still has the secret of the payment that was closed.
  await buyer.payByCard(first.clientSecret ?? '');
  const second = placed(await buyer.press(TWO));
  await buyer.payByCard(second.clientSecret ?? '');
  await assertOneOrder(shop, { variantId, sold: 2, cancelled: 1 });
  assert.is(await buyer.comeBack(first.orderToken), 'cancelled');
  assert.is(await buyer.comeBack(second.orderToken), 'paid');
});

/** The shopper sees that no answer comes. */
async function dies(shop: KillableShop, press: Promise<unknown>): Promise<void> {
  const answer = await press.then(
    () => 'answered',
    () => 'no answer',
  );
  assert.is(answer, 'no answer');
  await shop.died();
}

test.run();
