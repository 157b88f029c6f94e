// `kill -9` around an order that is paid without the provider. Started again, the shop has one order, its goods held once,
// one e-mail about it, and nothing at the provider.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import type { Faultpoint } from '#server/faultpoint.ts';
import { hashToken } from '#server/http/session.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { aPaymentSettings } from '../../fixtures/a-payment-settings.ts';
import { stockOf } from '../../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { placed } from '../http-buyer.ts';
import { killableSuite } from '../killable-suite.ts';
import { repeatedly } from '../repeatedly.ts';
import { endClaims, eventually } from '../settled-order.ts';

const test = killableSuite('killed without the provider');

test.before.each(async ({ shop: { db } }) => {
  const change = { document: 'payments', data: aPaymentSettings, changedBy: 'test', now: new Date() } as const;
  assert.ok((await inTransaction(db, (tx) => changeSettings(tx, change))).ok);
});

type Way = { method: PaymentMethod; total: number; state: string; mail: string };

// 129.00 zł, the courier's 16.99 zł and the fee of 8.00 zł.
const transfer = {
  method: 'bank_transfer',
  total: 14_599,
  state: 'awaiting_payment',
  mail: 'transfer-awaited',
} as const;
const cash = {
  method: 'cash_on_delivery',
  total: 15_399,
  state: 'due_on_delivery',
  mail: 'order-confirmation',
} as const;

const moments: [string, Faultpoint, Way][] = [
  ['a transfer that was placed and not chosen yet', 'after-reservation', transfer],
  ['a transfer that is awaited and not answered', 'before-order-answer', transfer],
  ['a transfer whose e-mail is not sent', 'before-effect:transfer-awaited', transfer],
  ['a transfer whose e-mail has just been sent', 'after-effect:transfer-awaited', transfer],
  ['cash on delivery that was placed and not agreed yet', 'after-reservation', cash],
  ['cash on delivery that is agreed and not answered', 'before-order-answer', cash],
];

for (const [what, point, { method, total, state, mail }] of moments) {
  repeatedly(test, `killed at ${what}`, async ({ shop, buyer, variantId }) => {
    await shop.start(point);
    await buyer.fillCart({ [variantId]: 1 });
    await buyer.press(total, method).catch(() => 'no answer');
    await shop.died();

    await shop.start();
    if (point.includes('effect')) await endClaims(shop.db);
    const { orderToken, clientSecret } = placed(await buyer.press(total, method));
    assert.is(clientSecret, null);
    assert.is(await buyer.comeBack(orderToken), state);
    await eventually(async () => {
      const waiting = await shop.db.selectFrom('outbox').select('kind').where('delivered_at', 'is', null).execute();
      assert.equal(waiting, []);
    });
    const orders = await shop.db.selectFrom('orders').select(['token_hash', 'payment_state']).execute();
    assert.equal(orders, [{ token_hash: hashToken(orderToken), payment_state: state }]);
    assert.equal(await stockOf(shop.db, variantId), { on_hand: 10, reserved: 1 });
    const mails = await readdir(join(shop.dataDirectory, 'mail'));
    assert.is(mails.filter((name) => name.startsWith(mail)).length, 1);
    const attempts = await shop.db.selectFrom('payment_attempts').select('method').execute();
    assert.equal(attempts, [{ method }]);
    await assertMoneyPathInvariants(shop.db);
  });
}

test.run();
