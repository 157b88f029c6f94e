// Refunds of orders that gift cards paid: to the card first, then as money, whatever comes in between.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { putGiftCard } from '#server/cart/set-gift-card.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createOrderEmails } from '#server/emails/order-emails.ts';
import { disableGiftCard } from '#server/gift-cards/disable-gift-card.ts';
import { findGiftCardCode } from '#server/gift-cards/gift-card-code-of.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { quoteRefund } from '#server/refunds/office/quote-refund.ts';
import { recordRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { aShopper, orderOf, started } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { randomFrom, SEED } from '../refunds/a-priced-order.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('refunds to gift cards');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());
test.after.each((context) => assertMoneyPathInvariants(context.db));

const pln = (minor: number) => money(minor, 'PLN');

/** An order of 145.99 zł that is paid, `cardMinor` of it by a card that is empty then. */
async function aCardPaidOrder(db: Db, cardMinor: number) {
  const shopper = await aShopper(db);
  const audit = async () => undefined;
  const { now } = shopper.services;
  const issued = await issueGiftCard({ db, now, audit }, { amount: pln(cardMinor), expiresAt: null });
  if (!issued.ok) throw new Error(issued.error.kind);
  const put = await putGiftCard(shopper.services, 'PLN', issued.value.code);
  assert.ok(put.ok);
  const due = 14_599 - cardMinor;
  const paymentMethod = due === 0 ? ('nothing_due' as const) : ('card' as const);
  const pressed = await startPayment(shopper.services, { ...shopper.request, paymentMethod, expectedDue: pln(due) });
  const { id } = await orderOf(db, started(pressed).orderToken);
  if (due > 0) {
    const intent = shopper.payments.settle(shopper.intent().id, 'succeeded');
    await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: now() }));
  }
  const services = { db, now, payments: shopper.payments, log: silentLog };
  return {
    ...{ id, cardId: issued.value.id, shopper, services },
    async refund(minor: number | null) {
      const asked = await requestRefund(services, {
        orderId: id,
        amount: minor === null ? null : pln(minor),
        reason: '',
      });
      if (!asked.ok) return asked.error.kind;
      await sendRefund(services, asked.value.refundId);
      return asked.value.refundId;
    },
  };
}

const balanceOf = async (db: Db, id: string) =>
  (await db.selectFrom('gift_cards').select('balance_minor').where('id', '=', id).executeTakeFirstOrThrow())
    .balance_minor;

/** What the provider was asked to give back. */
const moneyBack = ({ shopper }: Awaited<ReturnType<typeof aCardPaidOrder>>) =>
  [...shopper.payments.refunds.values()].reduce((sum, { amount }) => sum + amount, 0);

test('a refund goes to the card first, and what it did not pay comes back as money', async ({ db }) => {
  const order = await aCardPaidOrder(db, 5_000);
  await order.refund(3_000);
  assert.equal([await balanceOf(db, order.cardId), moneyBack(order)], [3_000, 0]);
  await order.refund(4_000);
  assert.equal([await balanceOf(db, order.cardId), moneyBack(order)], [5_000, 2_000]);
  await order.refund(null);
  assert.equal([await balanceOf(db, order.cardId), moneyBack(order)], [5_000, 9_599]);
  assert.is(await order.refund(1), 'RefundTooLarge');
});

test('what a card paid alone goes back to it without the provider', async ({ db }) => {
  const order = await aCardPaidOrder(db, 14_599);
  await order.refund(null);
  assert.equal([await balanceOf(db, order.cardId), moneyBack(order)], [14_599, 0]);
});

test('a refund that is sent twice puts the money on the card once', async ({ db }) => {
  const order = await aCardPaidOrder(db, 14_599);
  const refundId = await order.refund(1_000);
  await Promise.all([1, 2, 3].map(() => sendRefund(order.services, refundId)));
  assert.is(await balanceOf(db, order.cardId), 1_000);
});

test('a card that has expired meanwhile is valid again with what comes back', async ({ db }) => {
  const order = await aCardPaidOrder(db, 14_599);
  await db
    .updateTable('gift_cards')
    .set({ expires_at: sql`issued_at + interval '1 second'` })
    .where('id', '=', order.cardId)
    .execute();
  order.shopper.wait(60_000);
  await order.refund(1_000);
  const { expires_at: until } = await db
    .selectFrom('gift_cards')
    .select('expires_at')
    .where('id', '=', order.cardId)
    .executeTakeFirstOrThrow();
  assert.ok(until && until > order.services.now());
});

test('a card that would end in a few days is valid longer with what comes back', async ({ db }) => {
  const order = await aCardPaidOrder(db, 14_599);
  const { now } = order.services;
  const dayAfter = new Date(now().getTime() + 24 * 60 * 60_000);
  await db.updateTable('gift_cards').set({ expires_at: dayAfter }).where('id', '=', order.cardId).execute();
  await order.refund(1_000);
  const card = await db.selectFrom('gift_cards').select('expires_at').where('id', '=', order.cardId).executeTakeFirst();
  assert.ok(card?.expires_at && card.expires_at.getTime() > now().getTime() + 179 * 24 * 60 * 60_000);
});

/** The mail that the outbox sends about it. */
async function mailOfRefund(db: Db, orderId: string, refundId: string): Promise<Mail> {
  const sent: Mail[] = [];
  const now = () => new Date('2026-11-21T12:00:00Z');
  const sendMail = async (mail: Mail) => void sent.push(mail);
  const { 'order-refunded': effect } = createOrderEmails({ db, sendMail, publicUrl: 'https://shop.example', now });
  const entry = {
    ...{ id: 1, attempts: 0 },
    deduplicationKey: `order-refunded-${refundId}`,
    kind: 'order-refunded',
    payload: { orderId, refundId },
  };
  await effect?.handle(entry, new AbortController().signal);
  const [mail] = sent;
  if (!mail) throw new Error('no mail was sent');
  return mail;
}

const everything = { lines: null, isWithDelivery: null, ownAmountMinor: null };

const cardsInPlaceOf = (db: Db, id: string) =>
  db.selectFrom('gift_cards').selectAll().where('replaces_id', '=', id).orderBy('issued_at').execute();

// Seen to fail without `replaceCard`: the money lay on a card that nobody could spend.
test('what a card paid that is disabled by now is on a new card, whose code is mailed', async ({ db }) => {
  const order = await aCardPaidOrder(db, 5_000);
  assert.ok((await disableGiftCard({ db, now: order.services.now, audit: async () => undefined }, order.cardId)).ok);
  assert.is((await quoteRefund(db, { orderId: order.id, ...everything }))?.isToNewCard, true);
  const refundId = await order.refund(3_000);
  await sendRefund(order.services, refundId);
  assert.is(await balanceOf(db, order.cardId), 0);
  const cards = await cardsInPlaceOf(db, order.cardId);
  assert.equal(
    cards.map((card) => [card.issued_minor, card.balance_minor, card.disabled_at]),
    [[3_000, 3_000, null]],
  );
  const mail = await mailOfRefund(db, order.id, refundId);
  const code = await findGiftCardCode(db, cards[0]?.id ?? '');
  assert.ok(code && mail.text.includes(code), mail.text);
  assert.ok(mail.text.includes('30,00'), mail.text);
  const { body } = await db
    .selectFrom('sent_mails')
    .select('body')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  assert.is(body.includes(code), false, 'staff reads the end of it alone');
  assert.ok(body.includes(`…${code.slice(-4)}`), body);

  // Another shopper pays with it.
  const shopper = await aShopper(db);
  assert.ok((await putGiftCard(shopper.services, 'PLN', code)).ok);
  await order.refund(null);
  assert.equal([(await cardsInPlaceOf(db, order.cardId)).length, moneyBack(order)], [2, 9_599]);
});

test('a refund to a new card that the bank returns leaves the money there once', async ({ db }) => {
  const order = await aCardPaidOrder(db, 5_000);
  await disableGiftCard({ db, now: order.services.now, audit: async () => undefined }, order.cardId);
  await order.refund(6_000);
  const [made] = [...order.shopper.payments.refunds.values()];
  if (!made) throw new Error('no refund was made');
  const failed = { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await inTransaction(db, (tx) => recordRefund(tx, failed, { cause: 'webhook', now: order.services.now() }));
  const [standing] = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', order.id)
    .where('status', '=', 'requested')
    .execute();
  await sendRefund(order.services, standing?.id ?? '');
  assert.equal(
    (await cardsInPlaceOf(db, order.cardId)).map(({ balance_minor: balance }) => balance),
    [5_000],
  );
  assert.is(await balanceOf(db, order.cardId), 0);
});

// Seen to fail without `keepRefundOnCards`: the card kept money that the order said it had never given back.
test('when the bank returns a refund, its part on the card stays and can be spent', async ({ db }) => {
  const order = await aCardPaidOrder(db, 5_000);
  const refundId = await order.refund(6_000);
  const [made] = [...order.shopper.payments.refunds.values()];
  if (!made) throw new Error('no refund was made');
  const failed = { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await inTransaction(db, (tx) => recordRefund(tx, failed, { cause: 'webhook', now: order.services.now() }));
  assert.is(await balanceOf(db, order.cardId), 5_000);
  const refunds = await db.selectFrom('refunds').selectAll().where('order_id', '=', order.id).execute();
  const standing = refunds.filter(({ id }) => id !== refundId);
  assert.equal(
    standing.map(({ amount_minor: amount, cards_minor: onCards }) => [amount, onCards]),
    [[5_000, 5_000]],
  );
  await sendRefund(order.services, standing[0]?.id ?? '');
  assert.is(await balanceOf(db, order.cardId), 5_000);
  await order.refund(null);
  assert.is(moneyBack(order), 1_000 + 9_599);
});

test('whatever is refunded in whichever parts, card and money get back what they paid', async ({ db }) => {
  const random = randomFrom(SEED);
  for (let round = 0; round < 6; round++) {
    const cardMinor = 500 + Math.floor(random() * 13_000);
    const order = await aCardPaidOrder(db, cardMinor);
    let left = 14_599;
    while (left > 0) {
      const minor = Math.min(left, 1 + Math.floor(random() * 5_000));
      await order.refund(minor);
      left -= minor;
    }
    assert.equal(
      [await balanceOf(db, order.cardId), moneyBack(order)],
      [cardMinor, 14_599 - cardMinor],
      `seed ${SEED}`,
    );
  }
});

test.run();
