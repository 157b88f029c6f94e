// A thousand partial refunds of orders that gift cards paid in part, in ten currencies: cards and money get back what they paid,
// VAT adds up, and whoever reports it says the same sum.
import * as assert from 'uvu/assert';
import { isSaleEntry } from '#server/accounts/ledger/ledger-entry.ts';
import { ledgerMonth } from '#server/accounts/ledger/ledger-month.ts';
import { readLedger } from '#server/accounts/ledger/read-ledger.ts';
import { writeReports } from '#server/accounts/write-reports.ts';
import type { OrderedLine } from '#server/cart/cart-store.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { lockGiftCards } from '#server/gift-cards/gift-card-store.ts';
import { issueGiftCard } from '#server/gift-cards/issue-gift-card.ts';
import { reserveCards } from '#server/gift-cards/order-cards.ts';
import { ordersCsv, writeOrderRows } from '#server/order-list/office/orders-csv.ts';
import { commitOrderEvents } from '#server/orders/commit-order-events.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { newOrderLink } from '#server/orders/order-links.ts';
import { lockOrder, saveOrderEvents } from '#server/orders/order-store.ts';
import { insertOrder } from '#server/orders/placing/insert-order.ts';
import { insertAttempt, manualIntentId, saveIntentId, saveIntentStatus } from '#server/payments/attempt-store.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { sendRefund } from '#server/refunds/send-refund.ts';
import { readReport, sumRows } from '#server/reports/read-report.ts';
import { priceCart } from '#src/cart/price-cart.ts';
import { type Currency, currencies } from '#src/currencies.ts';
import { splitOverCards } from '#src/gift-cards/split-over-cards.ts';
import { money, stepOf } from '#src/money.ts';
import { decide, newOrder } from '#src/orders/order-decisions.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { wholeSuite } from '../depths.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { randomFrom, SEED } from '../refunds/a-priced-order.ts';

type Context = { database: Database; db: Db };
const test = wholeSuite<Context>(`part-paid orders in ten currencies, seed ${SEED}`);

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());

const MONTH = '2026-11';
const now = () => new Date('2026-11-21T10:00:00Z');
const ORDERS = 12;
const REFUNDS = 100;
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

async function refundAtRandom(db: Db, random: Random, currency: Currency): Promise<void> {
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

test('a thousand random refunds: VAT adds up, and cards and money get back what they paid', async ({ db }) => {
  const random = randomFrom(SEED);
  for (const currency of currencies) await refundAtRandom(db, random, currency);
  await assertMoneyPathInvariants(db);
  const refunds = await db.selectFrom('refunds').selectAll().execute();
  assert.is(refunds.length, currencies.length * REFUNDS);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const vat = await db
    .selectFrom('refund_vat_amounts as v')
    .innerJoin('refunds as r', 'r.id', 'v.refund_id')
    .select(['r.order_id as orderId', 'v.vat_basis_points as rate', 'v.gross_minor as gross', 'v.vat_minor as vat'])
    .execute();
  const charged = await db.selectFrom('order_vat_amounts').selectAll().execute();
  let isWhole = 0;
  for (const order of orders) {
    const own = refunds.filter(({ order_id: of }) => of === order.id);
    const back = own.reduce((sum, { amount_minor: minor }) => sum + minor, 0);
    const toCards = own.reduce((sum, { cards_minor: minor }) => sum + minor, 0);
    assert.is(toCards, Math.min(order.cards_minor, back), 'cards first');
    assert.ok(back - toCards <= order.total_minor - order.cards_minor, 'no more money than was paid');
    if (back < order.total_minor) continue;
    isWhole++;
    for (const { vat_basis_points: rate, gross_minor: gross, vat_minor: minor } of charged.filter(
      ({ order_id: of }) => of === order.id,
    )) {
      const given = vat.filter((part) => part.orderId === order.id && part.rate === rate);
      assert.is(
        given.reduce((sum, part) => sum + part.gross, 0),
        gross,
        `${order.currency} at ${rate}`,
      );
      assert.is(
        given.reduce((sum, part) => sum + part.vat, 0),
        minor,
        `VAT in ${order.currency} at ${rate}`,
      );
    }
  }
  assert.ok(isWhole > 0, 'some order went back whole');
});

test('every report and export says the same sum', async ({ db }) => {
  const expected = new Map<Currency, { sold: number; back: number; toCards: number }>();
  for (const { currency, total_minor: total } of await db.selectFrom('orders').selectAll().execute()) {
    const of = expected.get(currency) ?? { sold: 0, back: 0, toCards: 0 };
    expected.set(currency, { ...of, sold: of.sold + total });
  }
  for (const refund of await db.selectFrom('refunds').selectAll().execute()) {
    const of = expected.get(refund.currency as Currency);
    if (of) [of.back, of.toCards] = [of.back + refund.amount_minor, of.toCards + refund.cards_minor];
  }
  const ledger = new Map<Currency, number>();
  for await (const entry of readLedger(db, ledgerMonth(MONTH, 'UTC'))) {
    if (!isSaleEntry(entry)) continue;
    ledger.set(entry.currency, (ledger.get(entry.currency) ?? 0) + entry.amountMinor);
  }
  const file = await readOrdersFile(db);
  for (const currency of currencies) {
    const { sold = 0, back = 0, toCards = 0 } = expected.get(currency) ?? {};
    assert.is(ledger.get(currency), sold - back, `ledger in ${currency}`);
    for (const name of ['sales', 'products', 'methods', 'countries'] as const) {
      const asked = { from: `${MONTH}-01`, until: `${MONTH}-30`, currency };
      const { rows } = await readReport({ db, now }, name, asked);
      const sums = sumRows(name, rows);
      assert.equal([sums.sold, sums.givenBack, sums.left], [sold, -back, sold - back], `${name} in ${currency}`);
    }
    assert.equal(file.get(currency), { sold, back }, `the orders' file in ${currency}`);
    const cards = await db
      .selectFrom('gift_card_movements as m')
      .innerJoin('gift_cards as c', 'c.id', 'm.card_id')
      .select((eb) => eb.fn.sum<string>('m.balance_minor').as('minor'))
      .where('c.currency', '=', currency)
      .where('m.kind', '=', 'refunded')
      .executeTakeFirst();
    assert.is(Number(cards?.minor), toCards, `cards in ${currency}`);
  }
  // It throws where anything differs.
  const { parts } = writeReports(db, MONTH, ['sales']);
  for await (const { text } of parts) assert.ok(text.length > 0);
});

/** What the totals and the refunds of the orders' file come to. */
async function readOrdersFile(db: Db): Promise<Map<Currency, { sold: number; back: number }>> {
  const csv = ordersCsv({ hasPeople: false, timeZone: 'UTC', excel: null });
  const names = csv.head.trim().split(',');
  const found = new Map<Currency, { sold: number; back: number }>();
  let before: number | null = null;
  for (;;) {
    const place = { filters: {}, before, first: 100, now: now() };
    const page: Awaited<ReturnType<typeof listOrders>> = await listOrders(db, place);
    for (const row of (await writeOrderRows(db, csv, page.orders)).trim().split(/\r?\n/)) {
      const cells = row.split(',');
      const cell = (name: string) => cells[names.indexOf(name)] ?? '';
      const minor = (name: string) => Math.round(Number(cell(name)) * 100);
      const currency = cell('currency') as Currency;
      const { sold = 0, back = 0 } = found.get(currency) ?? {};
      found.set(currency, { sold: sold + minor('total'), back: back + minor('refunded') });
    }
    before = page.orders.at(-1)?.number ?? null;
    if (!page.hasMore || before === null) return found;
  }
}

test.run();
