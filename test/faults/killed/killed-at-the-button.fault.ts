// `kill -9` between the order button and its answer, of an order that takes the last use of a discount code. The shop is
// started again, the shopper presses once more and pays: the use is neither lost nor counted twice.

import * as assert from 'uvu/assert';
import type { Faultpoint } from '#server/faultpoint.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { setFreeDelivery } from '../../fixtures/settings/set-free-delivery.ts';
import { aBuyer, placed } from '../http-buyer.ts';
import type { KillableShop } from '../killable-shop.ts';
import { killableSuite } from '../killable-suite.ts';
import { repeatedly } from '../repeatedly.ts';
import { assertOneOrder, assertUses, eventually } from '../settled-order.ts';

const test = killableSuite('killed at the order button');

// 129.00 zł and the courier's 16.99 zł.
const ONE = 14_599;
/** The price with the code: a tenth off the goods. Two are then delivered for money. */
const ONE_WITH_CODE = 13_309;
const TWO_WITH_CODE = 24_919;

const points: Record<string, Faultpoint> = {
  'before the first write': 'before-first-write',
  'after the commit of the reservation': 'after-reservation',
  'with the key stored and the provider not yet called': 'before-provider-call',
  'when the provider has accepted and its answer is unread': 'provider-accepted:payment_intents',
  'with the answer read and not committed': 'before-intent-commit',
  'with everything committed and the shopper not answered': 'before-order-answer',
};

for (const [moment, point] of Object.entries(points)) {
  repeatedly(
    point === 'provider-accepted:payment_intents' ? test.always : test,
    `killed ${moment}`,
    async ({ shop, buyer, variantId }) => {
      await shop.start(point);
      await aDiscountCode(shop.db, { code: 'LAST', maxUses: 1 });
      await buyer.fillCart({ [variantId]: 1 });
      assert.is(await buyer.useCode('LAST'), null);
      await dies(shop, buyer.press(ONE_WITH_CODE));

      await shop.start();
      const { clientSecret, orderToken } = placed(await buyer.press(ONE_WITH_CODE));
      await buyer.payByCard(clientSecret ?? '');
      await assertOneOrder(shop, { variantId });
      await assertUses(shop.db, 'LAST', 1);
      const other = aBuyer(shop);
      await other.fillCart({ [variantId]: 1 });
      assert.is(await other.useCode('LAST'), 'USED_UP');
      assert.is(await buyer.comeBack(orderToken), 'paid');
      assert.equal(placed(await buyer.press(ONE_WITH_CODE)), {
        __typename: 'PlacedOrder',
        orderToken,
        clientSecret: null,
        returnUrl: `/pl/checkout/return?order=${orderToken}`,
      });
    },
  );
}

const freePoints: Faultpoint[] = ['before-first-write', 'before-order-commit', 'after-reservation'];

for (const point of freePoints) {
  repeatedly(test, `killed ${point} of an order of nothing`, async ({ shop, buyer, variantId }) => {
    await shop.start(point);
    await setFreeDelivery(shop.db);
    const reward = { kind: 'percentage', basisPoints: 10_000 } as const;
    await aDiscountCode(shop.db, { code: 'GIFT', maxUses: 1, reward });
    await buyer.fillCart({ [variantId]: 1 });
    assert.is(await buyer.useCode('GIFT'), null);
    await dies(shop, buyer.press(0, 'nothing_due'));
    // Whole or not at all: no order waits for a payment that never comes.
    const states = await shop.db.selectFrom('orders').select('payment_state').execute();
    const isCommitted = point === 'after-reservation';
    assert.equal(states, isCommitted ? [{ payment_state: 'paid' }] : []);

    await shop.start();
    const { clientSecret, orderToken } = placed(await buyer.press(0, 'nothing_due'));
    assert.is(clientSecret, null);
    assert.is(await buyer.comeBack(orderToken), 'paid');
    await assertOneOrder(shop, { variantId, isCharged: false });
    await assertUses(shop.db, 'GIFT', 1);
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
  await aDiscountCode(shop.db, { code: 'LAST', maxUses: 1 });
  await buyer.fillCart({ [variantId]: 1 });
  assert.is(await buyer.useCode('LAST'), null);
  const first = placed(await buyer.press(ONE_WITH_CODE));
  await buyer.setQuantity(variantId, 2);
  await dies(shop, buyer.press(TWO_WITH_CODE));

  await shop.start();
  // The page in the other tab still has the secret of the payment that was closed.
  await buyer.payByCard(first.clientSecret ?? '');
  const second = placed(await buyer.press(TWO_WITH_CODE));
  await buyer.payByCard(second.clientSecret ?? '');
  await assertOneOrder(shop, { variantId, sold: 2, cancelled: 1 });
  await assertUses(shop.db, 'LAST', 1);
  assert.is(await buyer.comeBack(first.orderToken), 'cancelled');
  assert.is(await buyer.comeBack(second.orderToken), 'paid');
});

repeatedly(test, 'killed when the payment of an order that has expired has just been closed', async (context) => {
  const { shop, buyer, variantId } = context;
  await shop.start();
  await aDiscountCode(shop.db, { code: 'LAST', maxUses: 1 });
  await buyer.fillCart({ [variantId]: 1 });
  await buyer.useCode('LAST');
  const { orderToken } = placed(await buyer.press(ONE_WITH_CODE));
  const other = aBuyer(shop);
  await other.fillCart({ [variantId]: 1 });
  assert.is(await other.useCode('LAST'), 'USED_UP');
  const longAgo = new Date(Date.now() - 48 * 60 * 60_000);
  await shop.db.updateTable('orders').set({ created_at: longAgo, expires_at: longAgo }).execute();
  await restart(shop, 'provider-accepted:cancel');
  await shop.died();
  await assertUses(shop.db, 'LAST', 1);

  await restart(shop);
  await eventually(() => assertUses(shop.db, 'LAST', 0));
  assert.is(await other.useCode('LAST'), null);
  const { clientSecret } = placed(await other.press(ONE_WITH_CODE));
  await other.payByCard(clientSecret ?? '');
  await assertOneOrder(shop, { variantId, cancelled: 1 });
  await assertUses(shop.db, 'LAST', 1);
  assert.is(await buyer.comeBack(orderToken), 'cancelled');
});

/** Orders are looked after as soon as it has started, and not a minute later; it may not live to say that it has. */
async function restart(shop: KillableShop, point?: Faultpoint): Promise<void> {
  await shop.kill();
  await shop.db.deleteFrom('job_rounds').execute();
  await shop.start(point).catch((error) => {
    if (!point) throw error;
  });
}

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
