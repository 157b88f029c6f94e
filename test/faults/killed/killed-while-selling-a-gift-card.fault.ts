// `kill -9` while a gift card is being bought. Started again, the shop has one paid order and one card over its price, no card
// before the money, one e-mail with its code and one handing over.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Faultpoint } from '#server/faultpoint.ts';
import { writeGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { aDraft } from '../../fixtures/a-shopper.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { placed } from '../http-buyer.ts';
import { type KillableContext, killableSuite } from '../killable-suite.ts';
import { repeatedly } from '../repeatedly.ts';
import { endClaims, eventually } from '../settled-order.ts';

const test = killableSuite('killed while a gift card is sold');

/** 129.00 zł, and no courier. */
const PRICE = 12_900;

/** A card for Anna lies in the cart; the shop is running. */
async function putCard({ shop, buyer, variantId }: KillableContext): Promise<void> {
  await shop.db
    .updateTable('products')
    .set({ gift_card: JSON.stringify({ freeAmounts: {} }) })
    .execute();
  const wish = { amount: null, recipient: 'anna@example.com', sendOn: null, message: 'Sto lat!' };
  await buyer.putIntoCart(variantId, writeGiftCardLine(wish));
}

const press = ({ buyer }: KillableContext) => buyer.press(PRICE, 'card', { ...aDraft, shippingMethod: 'emailed' });

const cardsIn = ({ shop }: KillableContext) =>
  shop.db.selectFrom('gift_cards').select(['issued_minor', 'balance_minor']).execute();

async function assertOneCard(context: KillableContext): Promise<void> {
  const { db, dataDirectory } = context.shop;
  await eventually(async () => {
    const waiting = await db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute();
    assert.equal(waiting, []);
    const orders = await db
      .selectFrom('orders')
      .select(['payment_state', 'fulfilment_state', 'captured_minor'])
      .where('payment_state', '<>', 'cancelled')
      .execute();
    assert.equal(orders, [{ payment_state: 'paid', fulfilment_state: 'delivered', captured_minor: PRICE }]);
  });
  assert.equal(await cardsIn(context), [{ issued_minor: PRICE, balance_minor: PRICE }]);
  assert.is((await db.selectFrom('parcels').select('id').execute()).length, 1);
  const mails = await readdir(join(dataDirectory, 'mail'));
  assert.is(mails.filter((name) => name.startsWith('gift-card-')).length, 1, mails.join(', '));
  await assertMoneyPathInvariants(db);
}

const beforePaying: Faultpoint[] = ['after-reservation', 'before-provider-call', 'before-intent-commit'];

for (const point of beforePaying) {
  repeatedly(test, `killed at the button, ${point}: no card before the money, and one with it`, async (context) => {
    const { shop, buyer } = context;
    await shop.start();
    await putCard(context);
    await shop.start(point);
    await press(context).catch(() => 'no answer');
    await shop.died();
    assert.equal(await cardsIn(context), []);

    await shop.start();
    const { clientSecret, orderToken } = placed(await press(context));
    assert.equal(await cardsIn(context), []);
    await buyer.payByCard(clientSecret ?? '');
    assert.is(await buyer.comeBack(orderToken), 'paid');
    await assertOneCard(context);
  });
}

for (const point of ['before-webhook-commit', 'before-webhook-answer'] as const) {
  repeatedly(test, `killed when the success is told, ${point}: the card is made once`, async (context) => {
    const { shop, buyer } = context;
    await shop.start();
    await putCard(context);
    await shop.start(`${point}:payment_intent.succeeded`);
    const { clientSecret, orderToken } = placed(await press(context));
    await buyer.payByCard(clientSecret ?? '').catch(() => null);
    await shop.died();

    await shop.start();
    await eventually(async () => assert.is(await buyer.comeBack(orderToken), 'paid'));
    await assertOneCard(context);
  });
}

for (const point of ['before-effect', 'after-effect'] as const) {
  for (const kind of ['gift-card', 'hand-over-gift-cards']) {
    repeatedly(test, `killed at the card's own work, ${point} of ${kind}: it is done once`, async (context) => {
      const { shop, buyer } = context;
      await shop.start();
      await putCard(context);
      await shop.start(`${point}:${kind}`);
      const { clientSecret } = placed(await press(context));
      await buyer.payByCard(clientSecret ?? '').catch(() => null);
      await shop.died();

      await endClaims(shop.db);
      await shop.start();
      await assertOneCard(context);
    });
  }
}

test.run();
