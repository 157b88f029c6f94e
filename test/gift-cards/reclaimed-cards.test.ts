// The price of gift cards goes back without the shop having asked: in the provider's dashboard, or by the bank.
import { sql } from 'kysely';
import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { putGiftCard } from '#server/cart/set-gift-card.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Mail } from '#server/emails/mail-transport.ts';
import { createMerchantEmails } from '#server/emails/merchant-emails.ts';
import { findGiftCardCode } from '#server/gift-cards/gift-card-code-of.ts';
import { findPriceBack } from '#server/gift-cards/list-gift-cards.ts';
import { isPaidByDisabledCard } from '#server/gift-cards/refund-to-cards.ts';
import { recordDispute } from '#server/orders/record-dispute.ts';
import { recordRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aRefund } from '../fixtures/a-payment-provider.ts';
import { aShopper, orderOf, started } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aBoughtCard, cardsOf, mailOf } from './a-bought-card.ts';

type Context = { database: Database; db: Db };
type Bought = Awaited<ReturnType<typeof aBoughtCard>>;

const test = suite<Context>('gift cards whose price went back outside the shop');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());
test.after.each((context) => assertMoneyPathInvariants(context.db));

const pln = (minor: number) => money(minor, 'PLN');

let refunds = 0;

/** Somebody has made it in the provider's dashboard: it names no card. */
async function refundOutside(db: Db, { buyer, services }: Bought, minor: number) {
  const refund = aRefund({ id: `re_outside_${++refunds}`, amount: minor, payment_intent: buyer.intent().id });
  const report = (changes: Partial<Stripe.Refund> = {}) =>
    inTransaction(db, (tx) => recordRefund(tx, { ...refund, ...changes }, { cause: 'webhook', now: services.now() }));
  await report();
  return report;
}

async function lose(db: Db, { buyer, services }: Bought, minor: number): Promise<void> {
  const dispute = { id: `dp_${++refunds}`, amount: minor, reason: 'fraudulent', payment_intent: buyer.intent().id };
  for (const status of ['needs_response', 'lost']) {
    // Stripe sends more fields, which nothing here reads.
    const reported = { ...dispute, status, balance_transactions: [], currency: 'pln' } as unknown as Stripe.Dispute;
    await inTransaction(db, (tx) => recordDispute(tx, reported, { isWithdrawn: true, now: services.now() }));
  }
}

const standing = async (db: Db, { order }: Bought) =>
  (await cardsOf(db, order.id))
    .map(({ balance_minor: balance, disabled_at: at }) => [balance, at !== null])
    .toSorted(([one], [other]) => Number(one) - Number(other));

async function toldStaff(db: Db, { order }: Bought): Promise<Mail[]> {
  const sent: Mail[] = [];
  const sendMail = async (mail: Mail) => void sent.push(mail);
  const options = { db, sendMail, publicUrl: 'https://shop.example', merchantEmail: 'owner@shop.example' };
  const { 'merchant-cards-disabled': effect } = createMerchantEmails(options);
  const { rows } = await sql<{ deduplicationKey: string; payload: { orderId: string } }>`
    select deduplication_key as "deduplicationKey", payload from outbox
    where kind = 'merchant-cards-disabled' and payload->>'orderId' = ${order.id} order by id`.execute(db);
  for (const entry of rows) {
    await effect?.handle(
      { id: 1, attempts: 0, kind: 'merchant-cards-disabled', ...entry },
      new AbortController().signal,
    );
  }
  return sent;
}

/** 145.99 zł of the card; returns how all of it is given back. */
async function spend(db: Db, { cards }: Bought) {
  const code = (await findGiftCardCode(db, cards[0]?.id ?? '')) ?? '';
  const shopper = await aShopper(db);
  assert.ok((await putGiftCard(shopper.services, 'PLN', code)).ok);
  const pressed = await shopper.press({ expectedDue: pln(0), paymentMethod: 'nothing_due' });
  const { id } = await orderOf(db, started(pressed).orderToken);
  return {
    id,
    async refund() {
      const asked = await requestRefund(shopper.services, { orderId: id, amount: null, reason: '' });
      if (!asked.ok) throw new Error(asked.error.kind);
      await sendRefund({ ...shopper.services, payments: shopper.payments, log: { error() {} } }, asked.value.refundId);
    },
  };
}

test('a refund of all of it disables every card, tells staff once, and mails no code any more', async ({ db }) => {
  const bought = await aBoughtCard(db, { sendOn: '2026-12-24' }, 2);
  const report = await refundOutside(db, bought, 25_800);
  await report();
  assert.equal(await standing(db, bought), [
    [0, true],
    [0, true],
  ]);
  const [card] = bought.cards;
  assert.is(await findPriceBack(db, card?.id ?? ''), 'provider');
  assert.is(await mailOf(db, card?.id ?? ''), undefined);
  const [mail, ...others] = await toldStaff(db, bought);
  assert.equal(others, []);
  assert.is(mail?.to, 'owner@shop.example');
  for (const { last_four: lastFour } of bought.cards) assert.match(mail?.text ?? '', `•••• ${lastFour}`);
});

test('the price of one of two disables one, and what is the price of none is said to staff', async ({ db }) => {
  const bought = await aBoughtCard(db, {}, 2);
  await refundOutside(db, bought, 13_000);
  assert.equal(await standing(db, bought), [
    [0, true],
    [12_900, false],
  ]);
  const [mail] = await toldStaff(db, bought);
  assert.match(mail?.text ?? '', /1[,.]00/);
});

test('of a card that was used what is left is gone, and staff reads how much had been spent', async ({ db }) => {
  const bought = await aBoughtCard(db, { amount: pln(20_000) });
  await spend(db, bought);
  await refundOutside(db, bought, 20_000);
  assert.equal(await standing(db, bought), [[0, true]]);
  const [mail] = await toldStaff(db, bought);
  assert.match(mail?.text ?? '', /54[,.]01/);
  assert.match(mail?.text ?? '', /145[,.]99/);
});

test('a lost dispute disables the card, and what it had paid comes back to nobody twice', async ({ db }) => {
  const bought = await aBoughtCard(db, { amount: pln(20_000) });
  const spent = await spend(db, bought);
  await lose(db, bought, 20_000);
  assert.equal(await standing(db, bought), [[0, true]]);
  assert.is(await findPriceBack(db, bought.cards[0]?.id ?? ''), 'bank');
  assert.is((await toldStaff(db, bought)).length, 1);
  assert.is(await isPaidByDisabledCard(db, spent.id), false, 'no new card is promised');
  await spent.refund();
  assert.equal(await standing(db, bought), [[0, true]]);
  const replacing = await db
    .selectFrom('gift_cards')
    .select('id')
    .where('replaces_id', '=', bought.cards[0]?.id ?? '')
    .execute();
  assert.equal(replacing, []);
});

test('a refund that the shop asked for itself is told to nobody as one from outside', async ({ db }) => {
  const bought = await aBoughtCard(db);
  await bought.refund();
  assert.is(await findPriceBack(db, bought.cards[0]?.id ?? ''), 'shop');
  assert.equal(await toldStaff(db, bought), []);
});

test.run();
