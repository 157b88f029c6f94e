// Gift cards in the hands of those who buy them.
import * as assert from 'uvu/assert';
import { addCartLine } from '#server/cart/change-cart.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createGiftCardEmails } from '#server/emails/gift-cards/gift-card-emails.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { writeGiftCardLine } from '#src/catalogue/gift-card/gift-card-terms.ts';
import { type Money, money } from '#src/money.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aDraft } from '../fixtures/a-shopper.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aShopper, orderOf, started } from '../orders/a-paying-shopper.ts';

const pln = (minor: number) => money(minor, 'PLN');

export type Wish = { recipient?: string; sendOn?: string | null; message?: string; amount?: Money | null };

export const lineOf = ({ recipient = 'anna@example.com', sendOn = null, message = '', amount = null }: Wish = {}) =>
  writeGiftCardLine({ recipient, sendOn, message, amount });

let cards = 0;

export async function aCardProduct(db: Db): Promise<string> {
  const variantId = await aProduct(db, { handle: `gift-card-${++cards}` });
  const terms = JSON.stringify({ freeAmounts: { PLN: { minMinor: 5_000, maxMinor: 50_000 } } });
  await db
    .updateTable('products')
    .set({ gift_card: terms })
    .where('id', '=', (eb) => eb.selectFrom('variants').select('product_id').where('variants.id', '=', variantId))
    .execute();
  return variantId;
}

/** The cart holds nothing. */
export async function aBuyer(db: Db) {
  const shopper = await aShopper(db, {}, 0);
  const cardId = await aCardProduct(db);
  const add = (wish?: Wish, quantity = 1) =>
    addCartLine(shopper.services, { variantId: cardId, text: lineOf(wish), quantity });
  const press = (total: number) =>
    shopper.press({ draft: { ...aDraft, shippingMethod: 'emailed' }, expectedTotal: pln(total) });
  return { ...shopper, add, press };
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>;

export async function pay(db: Db, { payments, intent, services }: Buyer): Promise<void> {
  const paid = payments.settle(intent().id, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent: paid, cause: 'webhook', now: services.now() }));
}

/** Cards of 129.00 zł each, and paid. */
export async function aBoughtCard(db: Db, wish?: Wish, quantity = 1) {
  const buyer = await aBuyer(db);
  assert.ok((await buyer.add(wish, quantity)).ok);
  const order = await orderOf(db, started(await buyer.press((wish?.amount?.minor ?? 12_900) * quantity)).orderToken);
  await pay(db, buyer);
  const services = { db, now: buyer.services.now, payments: buyer.payments, log: silentLog };
  return {
    ...{ buyer, order, services },
    cards: await cardsOf(db, order.id),
    async refund(request: Partial<Parameters<typeof requestRefund>[1]> = {}) {
      const asked = await requestRefund(services, { orderId: order.id, amount: null, reason: '', ...request });
      if (!asked.ok) return asked.error;
      await sendRefund(services, asked.value.refundId);
      return asked.value.refundId;
    },
  };
}

export const cardsOf = (db: Db, orderId: string) =>
  db.selectFrom('gift_cards').selectAll().where('sold_order_id', '=', orderId).orderBy('id').execute();

export const waitingMails = (db: Db, cardId: string) =>
  db
    .selectFrom('outbox')
    .select(['next_attempt_at as dueAt', 'payload'])
    .where('deduplication_key', '=', `gift-card-${cardId}`)
    .execute();

export async function mailOf(db: Db, cardId: string): Promise<Mail | undefined> {
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => void sent.push(mail);
  const now = () => new Date('2026-12-24T08:00:00Z');
  const { 'gift-card': effect } = createGiftCardEmails({ db, now, sendMail, publicUrl: 'https://shop.example' });
  const entry = { id: 1, attempts: 0, deduplicationKey: `gift-card-${cardId}`, kind: 'gift-card', payload: { cardId } };
  await effect?.handle(entry, new AbortController().signal);
  return sent[0];
}
