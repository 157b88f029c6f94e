// A shop that sells single-purpose gift cards, and orders that are paid by them.
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import { putGiftCard } from '#server/cart/set-gift-card.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findGiftCardCode } from '#server/gift-cards/gift-card-code-of.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { money } from '#src/money.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aShopper, orderOf, started } from '../orders/a-paying-shopper.ts';
import { aBuyer, cardsOf, lineOf, pay } from './a-bought-card.ts';

export const soldAt = new Date('2026-11-21T10:00:00Z');
const pln = (minor: number) => money(minor, 'PLN');

export async function makeSinglePurpose(db: Db, variantId: string): Promise<void> {
  await db
    .updateTable('products')
    .set({
      gift_card: JSON.stringify({ freeAmounts: { PLN: { minMinor: 1_000, maxMinor: 50_000 } }, isSinglePurpose: true }),
    })
    .where('id', '=', (eb) => eb.selectFrom('variants').select('product_id').where('variants.id', '=', variantId))
    .execute();
}

export async function aSoldCard(db: Db, minor: number) {
  const shopper = await aShopper(db, {}, 0);
  const buyer = await aBuyer(db);
  const { variantId } = shopper;
  await makeSinglePurpose(db, variantId);
  const text = lineOf({ amount: pln(minor) });
  assert.ok((await addCartLine(buyer.services, { variantId, text, quantity: 1 })).ok);
  const order = await orderOf(db, started(await buyer.press(minor)).orderToken);
  await pay(db, buyer);
  const [card] = await cardsOf(db, order.id);
  assert.ok(card);
  return { order, card, buyer, code: (await findGiftCardCode(db, card.id)) ?? '' };
}

/** 145.99 zł, paid, as much as there is by the card. */
export async function anOrderPaidBy(db: Db, code: string, cardMinor: number) {
  const shopper = await aShopper(db);
  assert.ok((await putGiftCard(shopper.services, 'PLN', code)).ok);
  const due = 14_599 - cardMinor;
  const paymentMethod = due === 0 ? ('nothing_due' as const) : ('card' as const);
  const pressed = await startPayment(shopper.services, { ...shopper.request, paymentMethod, expectedDue: pln(due) });
  const { id } = await orderOf(db, started(pressed).orderToken);
  if (due > 0) {
    const intent = shopper.payments.settle(shopper.intent().id, 'succeeded');
    await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: soldAt }));
  }
  let refunds = 0;
  const now = () => new Date(soldAt.getTime() + refunds * 60_000);
  const services = { db, now, payments: shopper.payments, log: silentLog };
  return {
    ...{ id, shopper },
    async refund(minor: number | null) {
      refunds += 1;
      const amount = minor === null ? null : pln(minor);
      const asked = await requestRefund(services, { orderId: id, amount, reason: '' });
      if (!asked.ok) throw new Error(asked.error.kind);
      await sendRefund(services, asked.value.refundId);
    },
  };
}
