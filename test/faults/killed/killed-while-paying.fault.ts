// `kill -9` between the payment and the e-mail: at the bank, on the way back, in the webhook, in the outbox.

import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { until } from '../../fixtures/until.ts';
import { type PlacedOrder, placed } from '../http-buyer.ts';
import type { KillableShop } from '../killable-shop.ts';
import { type KillableContext, killableSuite } from '../killable-suite.ts';
import { startMailReceiver } from '../mail-receiver.ts';
import { repeatedly } from '../repeatedly.ts';
import { assertOneOrder, endClaims, eventually } from '../settled-order.ts';

const mailServer = await startMailReceiver();
const { url: SMTP_URL, messageIds } = mailServer;

const test = killableSuite('killed while paying', { SMTP_URL });
test.before.each(() => void messageIds.splice(0));
test.after(async () => {
  await mailServer[Symbol.asyncDispose]();
});

const mails = () => messageIds;

/** 129.00 zł and the courier's 16.99 zł. */
const TOTAL = 14_599;

async function order({ buyer, variantId }: KillableContext, method: 'card' | 'p24' = 'card'): Promise<PlacedOrder> {
  await buyer.fillCart({ [variantId]: 1 });
  return placed(await buyer.press(TOTAL, method));
}

repeatedly(test, 'killed during 3-D Secure', async (context) => {
  const { shop, buyer, variantId } = context;
  await shop.start();
  const { clientSecret, orderToken } = await order(context);
  const challenge = await buyer.payByCard(clientSecret ?? '', 'pm_card_threeDSecure2Required');
  await shop.kill();

  await shop.start();
  await buyer.authorise(challenge);
  assert.is(await buyer.comeBack(orderToken), 'paid');
  await assertOneOrder(shop, { variantId, mails });
});

repeatedly(test, 'killed while the shopper is at the bank', async (context) => {
  const { shop, buyer, variantId } = context;
  await shop.start();
  const { orderToken, returnUrl } = await order(context, 'p24');
  const bank = await buyer.goToBank(returnUrl);
  await shop.kill();

  await shop.start();
  await buyer.authorise(bank);
  assert.is(await buyer.comeBack(orderToken), 'paid');
  await assertOneOrder(shop, { variantId, mails });
});

for (const point of ['before-return-commit', 'before-return-answer'] as const) {
  repeatedly(test, `killed when the shopper comes back, ${point}`, async (context) => {
    const { shop, buyer, variantId } = context;
    await using _silence = await silenceWebhooks(shop);
    await shop.start(point);
    const { clientSecret, orderToken } = await order(context);
    await buyer.payByCard(clientSecret ?? '');
    await assertRejects(buyer.comeBack(orderToken));
    await shop.died();

    await shop.start();
    // The provider is not asked again within two seconds: a shop that is back sooner shows what it knows.
    await until(async () => (await buyer.comeBack(orderToken)) === 'paid');
    await assertOneOrder(shop, { variantId, mails });
  });
}

// The shopper has paid and closed the window: nobody but the provider tells of it.
for (const point of ['before-webhook-commit', 'before-webhook-answer'] as const) {
  repeatedly(
    point === 'before-webhook-commit' ? test.always : test,
    `killed when the success is told, ${point}`,
    async (context) => {
      const { shop, buyer, variantId } = context;
      await shop.start(`${point}:payment_intent.succeeded`);
      const { clientSecret, orderToken } = await order(context);
      // The shop may die before its sandbox has answered; the payment is made either way.
      await buyer.payByCard(clientSecret ?? '').catch(() => null);
      await shop.died();

      await shop.start();
      await assertOneOrder(shop, { variantId, mails });
      assert.is(placed(await buyer.press(TOTAL)).orderToken, orderToken);
    },
  );
}

// Handed over and not yet noted, an e-mail is sent again: the mail server knows the double by its Message-ID. Why not
// the other way round says server/decisions/0009.
for (const [point, times] of [['before-effect', 1] as const, ['after-effect', 2] as const]) {
  repeatedly(test, `killed around the e-mail, ${point}: a mail server gets it under one name`, async (context) => {
    const { shop, buyer, variantId } = context;
    await shop.start(`${point}:order-confirmation`);
    const { clientSecret } = await order(context);
    await buyer.payByCard(clientSecret ?? '');
    await shop.died();

    await endClaims(shop.db);
    await shop.start();
    await assertOneOrder(shop, { variantId, mails: () => [...new Set(messageIds)] });
    assert.is(messageIds.length, times);
  });
}

repeatedly(test, 'killed when the provider has accepted a refund and its answer is unread', async (context) => {
  const { shop, buyer, variantId } = context;
  await shop.start('provider-accepted:refunds');
  const { clientSecret, orderToken } = await order(context);
  await buyer.payByCard(clientSecret ?? '');
  assert.is(await buyer.comeBack(orderToken), 'paid');
  const { id: orderId } = await shop.db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
  // The e-mail of the order is noted: else it might be sent again, which other tests are about.
  await eventually(async () => {
    const waiting = await shop.db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute();
    assert.equal(waiting, []);
  });
  const services = { db: shop.db, now: () => new Date() };
  assert.ok((await requestRefund(services, { orderId, amount: null, reason: '' })).ok);
  await shop.died();

  await endClaims(shop.db);
  await shop.start();
  await assertOneOrder(shop, { variantId, mails, refunded: true });
});

/** They are dead: whatever the sandbox wants to send is dropped. */
async function silenceWebhooks({ db }: KillableShop): Promise<AsyncDisposable> {
  await sql`create rule webhooks_are_dead as on insert to sandbox.webhook_deliveries do instead nothing`.execute(db);
  return {
    async [Symbol.asyncDispose]() {
      await sql`drop rule webhooks_are_dead on sandbox.webhook_deliveries`.execute(db);
    },
  };
}

async function assertRejects(work: Promise<unknown>): Promise<void> {
  const outcome = await work.then(
    () => 'answered',
    () => 'no answer',
  );
  assert.is(outcome, 'no answer');
}

test.run();
