// The price of a gift card goes back: an unused card pays nothing any more, and one that was used is not taken back.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { putGiftCard } from '#server/cart/set-gift-card.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { findGiftCardCode } from '#server/gift-cards/gift-card-code-of.ts';
import { quoteRefund } from '#server/refunds/office/quote-refund.ts';
import { recordRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aShopper, orderOf, started } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aBoughtCard, cardsOf, mailOf } from './a-bought-card.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('gift cards that are taken back');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());
test.after.each((context) => assertMoneyPathInvariants(context.db));

const pln = (minor: number) => money(minor, 'PLN');

// Seen to fail without `takeBackCards`: the money was back, and the card still paid.
test('when an unused card is given back it pays nothing any more, and is not mailed', async ({ db }) => {
  const bought = await aBoughtCard(db, { sendOn: '2026-12-24' }, 2);
  const [first] = bought.cards;
  const given = await bought.refund({
    parts: { lines: [{ position: 0, quantity: 1, isCancelled: true, isRestocked: false }], isWithDelivery: false },
  });
  assert.type(given, 'string');
  const after = await cardsOf(db, bought.order.id);
  const disabled = after.filter(({ disabled_at: at }) => at !== null);
  assert.equal(
    disabled.map(({ balance_minor: balance, refund_id: refund }) => [balance, refund]),
    [[0, given]],
  );
  assert.is(await mailOf(db, disabled[0]?.id ?? ''), undefined);
  assert.ok(first && (await mailOf(db, after.find(({ disabled_at: at }) => at === null)?.id ?? '')));
  await bought.refund();
  assert.equal(
    (await cardsOf(db, bought.order.id)).map(({ balance_minor: balance }) => balance),
    [0, 0],
  );
});

test('a card that was used is not given back: the sum is said, and nothing is written', async ({ db }) => {
  const bought = await aBoughtCard(db, { amount: pln(20_000) });
  const code = (await findGiftCardCode(db, bought.cards[0]?.id ?? '')) ?? '';
  const shopper = await aShopper(db);
  assert.ok((await putGiftCard(shopper.services, 'PLN', code)).ok);
  started(await shopper.press({ expectedDue: pln(0), paymentMethod: 'nothing_due' }));
  assert.equal(await bought.refund(), { kind: 'GiftCardUsed', amount: pln(14_599) });
  const quote = await quoteRefund(db, {
    orderId: bought.order.id,
    ...{ lines: null, isWithDelivery: null, ownAmountMinor: null },
  });
  assert.equal(quote?.usedOfCards, pln(14_599));
  assert.equal(await db.selectFrom('refunds').select('id').where('order_id', '=', bought.order.id).execute(), []);
});

test('a card that was spent and filled again by a refund is not given back: its holder paid, its buyer did not', async ({
  db,
}) => {
  const bought = await aBoughtCard(db, { amount: pln(20_000) });
  const [card] = bought.cards;
  const holder = await aShopper(db);
  assert.ok((await putGiftCard(holder.services, 'PLN', (await findGiftCardCode(db, card?.id ?? '')) ?? '')).ok);
  const pressed = started(await holder.press({ expectedDue: pln(0), paymentMethod: 'nothing_due' }));
  const { id: orderId } = await orderOf(db, pressed.orderToken);
  const asked = await requestRefund(bought.services, { orderId, amount: null, reason: '' });
  assert.ok(asked.ok && (await sendRefund(bought.services, asked.value.refundId)) === undefined);
  const before = await cardsOf(db, bought.order.id);
  assert.is(before[0]?.balance_minor, 20_000);
  assert.equal(await bought.refund(), { kind: 'GiftCardUsed', amount: pln(14_599) });
  assert.equal(await cardsOf(db, bought.order.id), before);
});

test('a sum that names no cards is refused', async ({ db }) => {
  const bought = await aBoughtCard(db);
  assert.equal(await bought.refund({ amount: pln(100) }), { kind: 'GiftCardsByLine' });
});

test('a refund that the bank refuses can be asked for again: the card is out already', async ({ db }) => {
  const bought = await aBoughtCard(db);
  await bought.refund();
  const [made] = [...bought.buyer.payments.refunds.values()];
  if (!made) throw new Error('no refund was made');
  const failed = { ...made, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await inTransaction(db, (tx) => recordRefund(tx, failed, { cause: 'webhook', now: bought.services.now() }));
  const again = await bought.refund();
  assert.type(again, 'string');
  assert.equal(
    (await cardsOf(db, bought.order.id)).map(({ refund_id: refund, balance_minor: balance }) => [refund, balance]),
    [[again, 0]],
  );
});

test.run();
