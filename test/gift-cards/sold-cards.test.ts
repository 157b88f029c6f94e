// Gift cards that are bought: alone in the cart, made with the payment and never before, mailed on their day, and no sale in the
// books.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isSaleEntry } from '#server/accounts/ledger/ledger-entry.ts';
import { ledgerMonth } from '#server/accounts/ledger/ledger-month.ts';
import { readLedger } from '#server/accounts/ledger/read-ledger.ts';
import { acceptChanges, addCartLine } from '#server/cart/change-cart.ts';
import { readCart } from '#server/cart/read-cart.ts';
import { setDiscountCode } from '#server/cart/set-discount-code.ts';
import { putGiftCard } from '#server/cart/set-gift-card.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createGiftCardEffects } from '#server/fulfilment/hand-over-gift-cards.ts';
import { findGiftCardCode } from '#server/gift-cards/gift-card-code-of.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { mailCardAgain } from '#server/gift-cards/mail-card-again.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { getOrderView } from '#server/orders/order-views.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aDiscountCode } from '../discounts/a-discount-code.ts';
import { aShopper, orderOf, started } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import {
  aBoughtCard,
  aBuyer,
  aCardProduct,
  cardsOf,
  lineOf,
  mailOf,
  pay,
  type Wish,
  waitingMails,
} from './a-bought-card.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('gift cards that are bought');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());
test.after.each((context) => assertMoneyPathInvariants(context.db));

const pln = (minor: number) => money(minor, 'PLN');
const NOBODY = async () => undefined;

test('a card is made with the payment and never before, one for each piece', async ({ db }) => {
  const buyer = await aBuyer(db);
  assert.ok((await buyer.add({}, 2)).ok);
  const order = await orderOf(db, started(await buyer.press(25_800)).orderToken);
  assert.equal(await cardsOf(db, order.id), []);
  await pay(db, buyer);
  await pay(db, buyer);
  const made = await cardsOf(db, order.id);
  assert.equal(
    made.map(({ issued_minor: issued, balance_minor: balance, kind }) => [issued, balance, kind]),
    [
      [12_900, 12_900, 'multi_purpose'],
      [12_900, 12_900, 'multi_purpose'],
    ],
  );
  assert.is(order.vat_minor, 0);
  assert.is(order.is_for_gift_cards, true);
});

test('the buyer names an amount within the limits, and the card has it', async ({ db }) => {
  const { cards: made } = await aBoughtCard(db, { amount: pln(7_500) });
  assert.equal(
    made.map(({ issued_minor: issued }) => issued),
    [7_500],
  );
  const buyer = await aBuyer(db);
  const refusals = [4_999, 50_001].map((minor) => buyer.add({ amount: pln(minor) }));
  for (const refused of await Promise.all(refusals))
    assert.equal(refused, { ok: false, error: { kind: 'CARD_AMOUNT' } });
  assert.equal(await buyer.add({ amount: money(2_000, 'EUR') }), { ok: false, error: { kind: 'CARD_AMOUNT' } });
});

test('an address that cannot receive, a day that is over, and one that is too far are refused', async ({ db }) => {
  const buyer = await aBuyer(db);
  const kindOf = async (wish: Wish) => {
    const added = await buyer.add(wish);
    return added.ok ? null : added.error.kind;
  };
  assert.is(await kindOf({ recipient: 'anna@' }), 'CARD_RECIPIENT');
  assert.is(await kindOf({ sendOn: '2026-11-20' }), 'CARD_DAY');
  assert.is(await kindOf({ sendOn: '2027-11-22' }), 'CARD_DAY');
  assert.is(await kindOf({ message: 'x'.repeat(201) }), 'CARD_MESSAGE');
  assert.is(await kindOf({ sendOn: '2026-11-21' }), null);
});

test('the day is that of the company: at 23:30 UTC it is tomorrow in Warsaw', async ({ db }) => {
  const buyer = await aBuyer(db);
  buyer.wait(13.5 * 60 * 60_000);
  assert.equal(await buyer.add({ sendOn: '2026-11-21' }), { ok: false, error: { kind: 'CARD_DAY' } });
  assert.ok((await buyer.add({ sendOn: '2026-11-22' })).ok);
});

test('a card whose day is over while it lies in the cart has to be chosen anew, and is not ordered', async ({ db }) => {
  const buyer = await aBuyer(db);
  assert.ok((await buyer.add({ sendOn: '2026-11-22' })).ok);
  const shown = async () => {
    const { lines, goneLines } = await readCart(buyer.services, 'pl');
    return [lines.length, goneLines.map(({ isTextChanged }) => isTextChanged)];
  };
  // The last minute of the day in Warsaw.
  buyer.wait((36 * 60 + 59) * 60_000);
  assert.equal(await shown(), [1, []]);
  buyer.wait(60_000);
  assert.equal(await shown(), [0, [true]]);
  const pressed = await buyer.press(12_900);
  assert.is(pressed.ok, false);
  await acceptChanges(buyer.services, 'pl');
  assert.ok((await buyer.add({ sendOn: '2026-11-24' })).ok);
  assert.equal(await shown(), [1, []]);
});

test('cards lie in no cart beside anything else', async ({ db }) => {
  const shopper = await aShopper(db);
  const variantId = await aCardProduct(db);
  const beside = await addCartLine(shopper.services, { variantId, text: lineOf(), quantity: 1 });
  assert.equal(beside, { ok: false, error: { kind: 'CARDS_ALONE' } });
  const buyer = await aBuyer(db);
  assert.ok((await buyer.add()).ok);
  const other = await addCartLine(buyer.services, { variantId: buyer.variantId, quantity: 1 });
  assert.equal(other, { ok: false, error: { kind: 'CARDS_ALONE' } });
});

test('a product that becomes a card while it lies in a cart has to be bought anew', async ({ db }) => {
  const shopper = await aShopper(db);
  await db
    .updateTable('products')
    .set({ gift_card: JSON.stringify({ freeAmounts: {} }) })
    .where('id', '=', (eb) =>
      eb.selectFrom('variants').select('product_id').where('variants.id', '=', shopper.variantId),
    )
    .execute();
  const cart = await readCart(shopper.services, 'pl');
  assert.equal([cart.lines.length, cart.goneLines.length], [0, 1]);
});

test('nothing is brought anywhere: the one way is by e-mail, and free', async ({ db }) => {
  const buyer = await aBuyer(db);
  await buyer.add();
  const checkout = await readCheckout(buyer.services, 'pl', {});
  assert.equal(
    checkout.shippingOptions.map(({ method, name, price }) => [method, name, price.minor]),
    [['emailed', 'E-mailem', 0]],
  );
  assert.not.ok(checkout.payment.methods.includes('cash_on_delivery'));
});

test('the order says amount, day and delivery in the language of its buyer', async ({ db }) => {
  const { order } = await aBoughtCard(db, { amount: pln(12_345), message: 'Sto lat' });
  const view = await getOrderView(db, order.id);
  assert.is(view.lines[0]?.variantTitle.replaceAll('\u00a0', ' '), 'Dla: anna@example.com · 123,45 zł · Sto lat');
  assert.is(view.shippingName, 'E-mailem, zaraz po opłaceniu');
});

test('a card is not bought with a card, and no code makes it cheaper', async ({ db }) => {
  const buyer = await aBuyer(db);
  await buyer.add();
  const services = { db, now: buyer.services.now, audit: NOBODY };
  const issued = await issueGiftCard(services, { amount: pln(20_000), expiresAt: null });
  if (!issued.ok) throw new Error(issued.error.kind);
  assert.ok((await putGiftCard(buyer.services, 'PLN', issued.value.code)).ok);
  const { totals } = await readCheckout(buyer.services, 'pl', {});
  assert.equal([totals.due.minor, totals.cards], [12_900, []]);
  await aDiscountCode(db, { code: 'TENOFF' });
  const set = await setDiscountCode(buyer.services, 'pl', 'TENOFF');
  assert.is(set.ok ? null : set.error.kind, 'NOT_FOR_THESE_GOODS');
  const order = await orderOf(db, started(await buyer.press(12_900)).orderToken);
  assert.equal([order.total_minor, order.cards_minor, order.discount_minor], [12_900, 0, 0]);
});

test('its mail goes on its day, at eight by the clocks of the shop, with the code and a card to print', async ({
  db,
}) => {
  const { cards: made, order } = await aBoughtCard(db, { sendOn: '2026-12-24', message: 'Wesołych świąt!' });
  const [card] = made;
  if (!card) throw new Error('no card was made');
  const [waiting] = await waitingMails(db, card.id);
  assert.equal(waiting?.dueAt, new Date('2026-12-24T07:00:00Z'));
  const mail = await mailOf(db, card.id);
  const code = (await findGiftCardCode(db, card.id)) ?? '';
  assert.is(mail?.to, 'anna@example.com');
  assert.ok(mail?.text.includes(code) && mail.text.includes('Wesołych świąt!'), mail?.text);
  assert.ok(mail?.text.includes('https://shop.example/pl/gift-card'));
  const [paper] = mail?.attachments ?? [];
  assert.is(String(paper?.content).slice(0, 5), '%PDF-');
  // Neither the buyer's order, nor anything that the database keeps in words.
  assert.not.ok(JSON.stringify(await getOrderView(db, order.id)).includes(code));
  const kept = await db.selectFrom('outbox').select('payload').execute();
  assert.not.ok(JSON.stringify(kept).includes(code));
});

test('a card whose mail was lost is mailed again, with an entry in the log of what staff did', async ({ db }) => {
  const { cards: made, services } = await aBoughtCard(db);
  const [card] = made;
  const entries: string[] = [];
  const audit = async (_: unknown, { kind }: { kind: string }) => void entries.push(kind);
  const again = await mailCardAgain({ ...services, audit }, card?.id ?? '');
  assert.equal([again, entries], [{ ok: true, value: 'anna@example.com' }, ['giftCard.mailed']]);
  const waiting = await db.selectFrom('outbox').select('payload').where('kind', '=', 'gift-card').execute();
  assert.is(waiting.filter(({ payload }) => (payload as { cardId: string }).cardId === card?.id).length, 2);
  const byHand = await issueGiftCard({ ...services, audit: NOBODY }, { amount: pln(5_000), expiresAt: null });
  if (!byHand.ok) throw new Error(byHand.error.kind);
  assert.equal(await mailCardAgain({ ...services, audit }, byHand.value.id), {
    ok: false,
    error: { kind: 'NotMailed' },
  });
});

test('without a day it goes at once; what a stranger wrote leads nowhere', async ({ db }) => {
  const { cards: made, buyer } = await aBoughtCard(db, { message: 'see https://evil.example' });
  const [card] = made;
  const [waiting] = await waitingMails(db, card?.id ?? '');
  assert.equal(waiting?.dueAt, buyer.services.now());
  const mail = await mailOf(db, card?.id ?? '');
  assert.ok(mail && !mail.html.includes('https://evil'), 'the link is still one');
});

test('the order is fulfilled as it is paid, once', async ({ db }) => {
  const { order, services } = await aBoughtCard(db);
  const { 'hand-over-gift-cards': effect } = createGiftCardEffects(services);
  const entry = { id: 1, attempts: 0, deduplicationKey: '', kind: '', payload: { orderId: order.id } };
  await effect?.handle(entry, new AbortController().signal);
  await effect?.handle(entry, new AbortController().signal);
  const { fulfilment_state: state } = await orderOf(db, order.token);
  const parcels = await db.selectFrom('parcels').select('carrier').where('order_id', '=', order.id).execute();
  assert.equal([state, parcels], ['delivered', [{ carrier: 'emailed' }]]);
});

test('an order that was refunded before its turn came has nothing to hand over', async ({ db }) => {
  const { order, services, refund } = await aBoughtCard(db);
  await refund();
  const { 'hand-over-gift-cards': effect } = createGiftCardEffects(services);
  const entry = { id: 1, attempts: 0, deduplicationKey: '', kind: '', payload: { orderId: order.id } };
  await effect?.handle(entry, new AbortController().signal);
  const parcels = await db.selectFrom('parcels').select('id').where('order_id', '=', order.id).execute();
  assert.equal([(await orderOf(db, order.token)).fulfilment_state, parcels], ['unfulfilled', []]);
});

test('it is no sale: no invoice, and nothing in the ledger, when it is bought and when it is given back', async ({
  db,
}) => {
  const bought = await aBoughtCard(db);
  await bought.refund();
  const request = { orderId: bought.order.id, kind: 'invoice' as const, issuedBy: 'shop', now: bought.services.now() };
  assert.equal(await inTransaction(db, (tx) => issueInvoice(tx, request)), {
    ok: false,
    error: { kind: 'GiftCardsOnly' },
  });
  const numbers: number[] = [];
  const sale = await orderOf(db, started(await (await aShopper(db)).press()).orderToken);
  await db.updateTable('orders').set({ paid_at: bought.services.now() }).where('id', '=', sale.id).execute();
  for await (const entry of readLedger(db, ledgerMonth('2026-11', 'Europe/Warsaw')))
    if (isSaleEntry(entry)) numbers.push(entry.order.number);
  await db.updateTable('orders').set({ paid_at: null }).where('id', '=', sale.id).execute();
  assert.ok(numbers.includes(sale.number));
  assert.not.ok(numbers.includes(bought.order.number));
});

test.run();
