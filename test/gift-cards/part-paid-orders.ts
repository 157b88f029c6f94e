// Orders in any currency that gift cards paid in part and money the rest, and refunds of any part of them.
import * as assert from 'uvu/assert';
import type { OrderedLine } from '#server/cart/cart-store.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockGiftCards } from '#server/gift-cards/gift-card-store.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { reserveCards } from '#server/gift-cards/order-cards.ts';
import { commitOrderEvents } from '#server/orders/commit-order-events.ts';
import { newOrderLink } from '#server/orders/order-links.ts';
import { lockOrder, saveOrderEvents } from '#server/orders/order-store.ts';
import { insertOrder } from '#server/orders/placing/insert-order.ts';
import { insertAttempt, manualIntentId, saveIntentId, saveIntentStatus } from '#server/payments/attempt-store.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { priceCart } from '#src/cart/price-cart.ts';
import type { Currency } from '#src/currencies.ts';
import { splitOverCards } from '#src/gift-cards/split-over-cards.ts';
import { money, stepOf } from '#src/money.ts';
import { decide, newOrder } from '#src/orders/order-decisions.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { silentLog } from '../fixtures/silent-log.ts';

export const partPaidAt = new Date('2026-11-21T10:00:00Z');
/** The number of refunds in each currency. */
export const REFUNDS = 100;

const now = () => partPaidAt;
const ORDERS = 12;
const rates = { standard: 2300, reduced: 800, super_reduced: 500, zero: 0 } as const;
const classes = Object.keys(rates) as (keyof typeof rates)[];

type Random = () => number;
const below = (random: Random, most: number) => Math.floor(random() * most);

function aLine(random: Random, currency: Currency, position: number): OrderedLine {
  const step = stepOf(currency);
  return {
    ...{ variantId: null, productHandle: '', sku: `S-${position}`, title: `Line ${position}`, variantTitle: '' },
    ...{ text: '', textLabel: '', exception: null, image: null, quantity: 1 + below(random, 4), seenPrice: null },
    unitPrice: money((1 + below(random, 9_000)) * step, currency),
    vatClass: classes[below(random, classes.length)] ?? 'standard',
    ...{ weightGrams: 0, requiresShipping: true, isGiftCard: false },
    stock: { tracksStock: false, sellsWithoutStock: true, available: 0 },
  };
}

/** Paid: by cards, as far as they have it, and by hand. Answers with its id. */
async function aPartPaidOrder(db: Db, random: Random, currency: Currency): Promise<string> {
  const lines = Array.from({ length: 1 + below(random, 4) }, (_, position) => aLine(random, currency, position));
  const rateOf = (vatClass: string) => rates[vatClass as keyof typeof rates];
  const shipping = money(below(random, 2_000) * stepOf(currency), currency);
  const totals = priceCart(lines, { currency, rateOf, shipping });
  const cards: { id: string; balanceMinor: number }[] = [];
  for (let card = 0; card < 1 + below(random, 2); card++) {
    const balanceMinor = (1 + below(random, totals.total.minor / stepOf(currency))) * stepOf(currency);
    const audit = async () => undefined;
    const issued = await issueGiftCard({ db, now, audit }, { amount: money(balanceMinor, currency), expiresAt: null });
    if (issued.ok) cards.push({ id: issued.value.id, balanceMinor });
  }
  const payments = splitOverCards(totals.total, cards);
  return inTransaction(db, async (tx) => {
    const address = {
      fullName: 'Ann',
      line1: 'Street 1',
      line2: '',
      postalCode: '00-238',
      city: 'City',
      country: 'PL',
    };
    const { id } = await insertOrder(tx, {
      ...(await newOrderLink()),
      ...{ cartId: null, draftId: null, locale: 'en', currency, email: 'ann@example.com', phone: '', address },
      ...{ company: null, billingAddress: null, note: '', shippingMethod: 'courier', shippingCarrier: 'dpd' },
      ...{ pickupPoint: null, lines, discountCode: null, totals, cards: payments, fingerprint: '' },
      ...{ termsVersions: { delivery: null, taxes: null }, createdAt: now(), expiresAt: now() },
    } as Parameters<typeof insertOrder>[1]);
    await lockGiftCards(
      tx,
      payments.map((payment) => payment.id),
    );
    await reserveCards(tx, id, payments, now());
    await saveOrderEvents(tx, id, newOrder, [{ type: 'OrderPlaced' }], 'shopper', now());
    const amountMinor = totals.total.minor - payments.reduce((sum, { minor }) => sum + minor, 0);
    const method = amountMinor === 0 ? ('nothing_due' as const) : ('manual' as const);
    const attempt = await insertAttempt(tx, { orderId: id, attempt: 1, method, amountMinor, currency, now: now() });
    const intentId = manualIntentId(attempt);
    await saveIntentId(tx, attempt.id, intentId, now());
    await saveIntentStatus(tx, attempt.id, 'succeeded', null, now());
    const order = await lockOrder(tx, id);
    if (!order) throw new Error('the order is gone');
    const paid = decide({ type: 'recordSuccess', intentId, isStockLeft: false }, order.state);
    if (!paid.ok) throw new Error(paid.error.kind);
    await commitOrderEvents(tx, order, paid.value, { cause: 'shopper', now: now() });
    return id;
  });
}

/** What is asked for may be more than is left: then nothing happens. Whether something was given back. */
async function giveSomeBack(db: Db, random: Random, orderId: string, currency: Currency): Promise<boolean> {
  const services = { db, now, payments: aPaymentProvider(), log: silentLog };
  const lines = await db
    .selectFrom('order_lines')
    .select(['position', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  const line = lines[below(random, lines.length)];
  const isByLine = random() < 0.6 && line;
  const named = { position: line?.position ?? 0, quantity: 1, isCancelled: true, isRestocked: false };
  const asked = await requestRefund(services, {
    ...{ orderId, reason: '' },
    amount: isByLine ? null : money((1 + below(random, 2_500)) * stepOf(currency), currency),
    ...(isByLine && { parts: { lines: [named], isWithDelivery: random() < 0.2 } }),
  });
  if (asked.ok) await sendRefund(services, asked.value.refundId);
  return asked.ok;
}

/** Makes orders, and gives `REFUNDS` parts of them back. */
export async function refundAtRandom(db: Db, random: Random, currency: Currency): Promise<void> {
  const orders: string[] = [];
  for (let order = 0; order < ORDERS; order++) orders.push(await aPartPaidOrder(db, random, currency));
  let given = 0;
  for (let tries = 0; given < REFUNDS && tries < REFUNDS * 20; tries++) {
    const isGiven = await giveSomeBack(db, random, orders[below(random, orders.length)] ?? '', currency);
    if (isGiven) given++;
    // All of it went back.
    else if (tries % 5 === 0) orders.push(await aPartPaidOrder(db, random, currency));
  }
  assert.is(given, REFUNDS, currency);
}
