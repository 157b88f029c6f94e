// `kill -9` around an order that a gift card pays, in part or whole. Started again, the shop has one order, the card has paid
// it once, and what it does not hold any more is free.
import * as assert from 'uvu/assert';
import type { Faultpoint } from '#server/faultpoint.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { money } from '#src/money.ts';
import { aDraft } from '../../fixtures/a-shopper.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { placed } from '../http-buyer.ts';
import { type KillableContext, killableSuite } from '../killable-suite.ts';
import { repeatedly } from '../repeatedly.ts';
import { endClaims, eventually } from '../settled-order.ts';

const test = killableSuite('killed with a gift card');

/** 129.00 zł and the courier's 16.99 zł. */
const TOTAL = 14_599;
const CARD = 5_000;
const DUE = TOTAL - CARD;

const cardOf = ({ shop }: KillableContext) =>
  shop.db.selectFrom('gift_cards').select(['balance_minor', 'reserved_minor']).executeTakeFirstOrThrow();

/** The cart has it; the shop is running. */
async function useCard({ shop, buyer, variantId }: KillableContext, minor: number): Promise<void> {
  const services = { db: shop.db, now: () => new Date(), audit: async () => undefined };
  const issued = await issueGiftCard(services, { amount: money(minor, 'PLN'), expiresAt: null });
  if (!issued.ok) throw new Error(issued.error.kind);
  await buyer.fillCart({ [variantId]: 1 });
  assert.is(await buyer.useCode(issued.value.code), null);
}

const press = ({ buyer }: KillableContext, due: number) =>
  buyer.press(TOTAL, due === 0 ? 'nothing_due' : 'card', aDraft, due);

const beforePaying: Faultpoint[] = [
  'before-first-write',
  'after-reservation',
  'before-provider-call',
  'before-intent-commit',
  'before-order-answer',
];

for (const point of beforePaying) {
  repeatedly(test, `killed at the button, ${point}: the card is reserved once, and pays once`, async (context) => {
    const { shop, buyer } = context;
    await shop.start(point);
    await useCard(context, CARD);
    await press(context, DUE).catch(() => 'no answer');
    await shop.died();

    await shop.start();
    const { clientSecret, orderToken } = placed(await press(context, DUE));
    assert.equal(await cardOf(context), { balance_minor: 0, reserved_minor: CARD });
    await buyer.payByCard(clientSecret ?? '');
    assert.is(await buyer.comeBack(orderToken), 'paid');
    assert.equal(await cardOf(context), { balance_minor: 0, reserved_minor: 0 });
    await assertMoneyPathInvariants(shop.db);
  });
}

repeatedly(test, 'killed before an order that the card covers is committed: nothing is spent', async (context) => {
  const { shop, buyer } = context;
  await shop.start('before-order-commit');
  await useCard(context, 20_000);
  await press(context, 0).catch(() => 'no answer');
  await shop.died();

  await shop.start();
  assert.equal(await cardOf(context), { balance_minor: 20_000, reserved_minor: 0 });
  const { orderToken } = placed(await press(context, 0));
  assert.is(await buyer.comeBack(orderToken), 'paid');
  assert.equal(await cardOf(context), { balance_minor: 20_000 - TOTAL, reserved_minor: 0 });
  await assertMoneyPathInvariants(shop.db);
});

for (const point of ['before-webhook-commit', 'before-webhook-answer'] as const) {
  repeatedly(
    test,
    `killed when the success is told, ${point}: the card is captured with the order`,
    async (context) => {
      const { shop, buyer } = context;
      await shop.start(`${point}:payment_intent.succeeded`);
      await useCard(context, CARD);
      const { clientSecret, orderToken } = placed(await press(context, DUE));
      await buyer.payByCard(clientSecret ?? '').catch(() => null);
      await shop.died();

      await shop.start();
      await eventually(async () => assert.is(await buyer.comeBack(orderToken), 'paid'));
      assert.equal(await cardOf(context), { balance_minor: 0, reserved_minor: 0 });
      await assertMoneyPathInvariants(shop.db);
    },
  );
}

repeatedly(
  test,
  'killed when the provider has accepted its part of a refund: the card gets its own once',
  async (context) => {
    const { shop, buyer } = context;
    await shop.start('provider-accepted:refunds');
    await useCard(context, CARD);
    const { clientSecret, orderToken } = placed(await press(context, DUE));
    await buyer.payByCard(clientSecret ?? '');
    assert.is(await buyer.comeBack(orderToken), 'paid');
    const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    const services = { db: shop.db, now: () => new Date() };
    assert.ok((await requestRefund(services, { orderId, amount: null, reason: '' })).ok);
    await shop.died();

    await endClaims(shop.db);
    await shop.start();
    await eventually(async () => assert.equal(await cardOf(context), { balance_minor: CARD, reserved_minor: 0 }));
    const refunds = await shop.db.selectFrom('refunds').select(['status', 'cards_minor']).execute();
    assert.equal(refunds, [{ status: 'succeeded', cards_minor: CARD }]);
    await assertMoneyPathInvariants(shop.db);
  },
);

test.run();
