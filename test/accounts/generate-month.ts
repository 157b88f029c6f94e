// A month of orders that nobody would think of: five rates, discounts, codes, partial refunds, cash on delivery, three currencies,
// companies, other member states; and the payouts that the payment service makes of it. The same seed makes the same month.
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { allocateMoney, type Currency, money, percentOf } from '#src/money.ts';
import type { EarlierRefund, PaidOrder, VatPart } from '#src/refunds/paid-order.ts';
import { refundAmounts } from '#src/refunds/refund-amounts.ts';
import { splitByRate } from '#src/vat/vat-by-rate.ts';
import { aDiscountCode } from '../discounts/a-discount-code.ts';
import { type Random, randomFrom } from '../invoices/en16931/random-documents.ts';

const ratesOf = { PL: [2300, 800, 500, 0], DE: [1900, 700], CZ: [2100, 1200, 0] } as const;
const currenciesOf = {
  PL: ['PLN', 'EUR', 'HUF'],
  CZ: ['CZK', 'EUR', 'HUF'],
  DE: ['EUR'],
} as const satisfies Record<string, Currency[]>;
const cities = {
  PL: { postalCode: '00-238', city: 'Warszawa' },
  DE: { postalCode: '10623', city: 'Berlin' },
  CZ: { postalCode: '110 00', city: 'Praha' },
};
export type Home = keyof typeof ratesOf;
const CODE = 'AUTUMN';
const methods = ['card', 'blik', 'p24', 'cash_on_delivery', 'bank_transfer'] as const;

type Line = { position: number; quantity: number; unitMinor: number; discountMinor: number; basisPoints: number };
type Generated = Awaited<ReturnType<typeof anOrder>>;

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item;

/** `month`: as `2026-11`; `home`: where the shop is. Each order was paid in it; a third of what is given back goes back in the next one. */
export async function generateMonth(
  db: Db,
  { count, month, seed = 39, home = 'PL' }: { count: number; month: string; seed?: number; home?: Home },
) {
  const random = randomFrom(seed);
  const orders = Array.from({ length: count }, () => anOrder(random, month, home));
  const code = await aCode(db);
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < orders.length; from += 250) await insertOrders(tx, orders.slice(from, from + 250), code);
    await insertPayouts(tx, orders, month);
  });
  return orders;
}

function anOrder(random: Random, month: string, home: Home) {
  const country = random(6) === 0 ? (home === 'DE' ? 'PL' : 'DE') : home;
  const currency = country === 'DE' ? 'EUR' : pick<Currency>(random, currenciesOf[country]);
  const step = currency === 'HUF' ? 100 : 1;
  const lines = discounted(
    random,
    currency,
    Array.from({ length: 1 + random(4) }, (_, position) => ({
      ...{ position, quantity: 1 + random(4), unitMinor: (1 + random(20_000)) * step, discountMinor: 0 },
      basisPoints: pick<number>(random, ratesOf[country]),
    })),
  );
  const deliveryMinor = random(3) === 0 ? 0 : random(2_000) * step;
  const vat = splitByRate(
    lines.map(({ unitMinor, quantity, discountMinor, basisPoints }) => ({
      ...{ basisPoints, total: money(unitMinor * quantity, currency), discount: money(discountMinor, currency) },
    })),
    money(deliveryMinor, currency),
    currency,
  ).map(({ basisPoints, gross, vat: part }) => ({ basisPoints, grossMinor: gross.minor, vatMinor: part.minor }));
  const total = vat.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  const day = String(1 + random(28)).padStart(2, '0');
  const paidAt = new Date(`${month}-${day}T${String(random(24)).padStart(2, '0')}:30:00Z`);
  const paid: PaidOrder = {
    ...{ currency, deliveryMinor, capturedMinor: total, vat },
    lines: lines.map(({ unitMinor, ...line }) => ({ ...line, totalMinor: unitMinor * line.quantity })),
  };
  const order = { id: randomUUID(), country, currency, lines, deliveryMinor, vat, total, paidAt };
  const isOfCompany = random(5) === 0;
  const method = pick(random, methods);
  const cardsMinor = cardsOf(total, step);
  const refunds = withCards(refundsOf(random, paid, paidAt), cardsMinor);
  return { ...order, method, isOfCompany, intentId: `pi_${order.id}`, cardsMinor, refunds };
}

/** Gift cards pay some of every third order, and all of some. */
function cardsOf(total: number, step: number): number {
  if (total % 3 > 0) return 0;
  return total % 12 === 0 ? total : Math.floor(total / step / 2) * step;
}

/** They get back what they paid first. */
function withCards<Refund extends { amountMinor: number }>(refunds: readonly Refund[], cardsMinor: number) {
  let left = cardsMinor;
  return refunds.map((refund) => {
    const toCards = Math.min(left, refund.amountMinor);
    left -= toCards;
    return { ...refund, cardsMinor: toCards };
  });
}

function discounted(random: Random, currency: Currency, lines: Line[]): Line[] {
  if (random(3) > 0) return lines;
  const totals = lines.map(({ unitMinor, quantity }) => unitMinor * quantity);
  const whole = percentOf(
    money(
      totals.reduce((sum, each) => sum + each, 0),
      currency,
    ),
    100 + random(4_000),
  );
  const shares = allocateMoney(whole, totals);
  return lines.map((line, place) => ({ ...line, discountMinor: shares[place]?.minor ?? 0 }));
}

function refundsOf(random: Random, order: PaidOrder, paidAt: Date) {
  const earlier: EarlierRefund[] = [];
  return Array.from({ length: random(4) === 0 ? 1 + random(2) : 0 }, (_, turn) => {
    const { position, quantity } = pick(random, order.lines);
    const given = earlier.flatMap(({ lines }) => lines).filter((line) => line.position === position);
    const left = quantity - given.reduce((sum, line) => sum + line.quantity, 0);
    const lines = left > 0 ? [{ position, quantity: 1 + random(left) }] : [];
    const amounts = refundAmounts(order, earlier, { lines, isWithDelivery: random(2) === 0 }, null);
    if (!amounts.ok) return [];
    earlier.push(amounts.value);
    const days = random(3) === 0 ? 30 : turn;
    const at = new Date(paidAt.getTime() + days * 86_400_000);
    return [{ ...amounts.value, id: randomUUID(), at }];
  }).flat();
}

async function aCode(db: Db): Promise<string> {
  await aDiscountCode(db, { code: CODE });
  const { id } = await db.selectFrom('discount_codes').select('id').where('code', '=', CODE).executeTakeFirstOrThrow();
  return id;
}

async function insertOrders(tx: Transaction, orders: readonly Generated[], code: string): Promise<void> {
  await tx
    .insertInto('orders')
    .values(orders.map((order) => toRow(order, code)))
    .execute();
  await tx
    .insertInto('order_lines')
    .values(orders.flatMap(({ id, lines }) => lines.map((line) => lineRow(id, line))))
    .execute();
  await tx
    .insertInto('order_vat_amounts')
    .values(orders.flatMap(({ id, vat }) => vat.map((part) => ({ order_id: id, ...vatColumns(part) }))))
    .execute();
  await tx
    .insertInto('payment_attempts')
    .values(
      orders.map(({ id, method, total, cardsMinor, currency, intentId, paidAt }) => ({
        ...{ order_id: id, attempt: 1, idempotency_key: id, method, amount_minor: total - cardsMinor, currency },
        ...{ intent_id: intentId, intent_status: 'succeeded', created_at: paidAt, updated_at: paidAt },
      })),
    )
    .execute();
  await tx
    .insertInto('order_events')
    .values(
      orders.flatMap(({ id, intentId, paidAt }) =>
        ['OrderPlaced', 'PaymentSucceeded'].map((type) => ({
          ...{ order_id: id, type, data: JSON.stringify({ intentId }), cause: 'webhook', at: paidAt },
        })),
      ),
    )
    .execute();
  const refunds = orders.flatMap((order) => order.refunds.map((refund) => ({ order, refund })));
  if (refunds.length === 0) return;
  await tx
    .insertInto('refunds')
    .values(
      refunds.map(({ order, refund }) => ({
        ...{ id: refund.id, order_id: order.id, intent_id: order.intentId, amount_minor: refund.amountMinor },
        cards_minor: refund.cardsMinor,
        ...{ currency: order.currency, status: 'succeeded', stripe_refund_id: `re_${refund.id}`, cause: 'staff' },
        ...{ idempotency_key: refund.id, delivery_minor: refund.deliveryMinor, created_at: refund.at },
        updated_at: refund.at,
      })),
    )
    .execute();
  const parts = refunds.flatMap(({ refund }) =>
    refund.vat.map((part) => ({ refund_id: refund.id, ...vatColumns(part) })),
  );
  await tx.insertInto('refund_vat_amounts').values(parts).execute();
  const lines = refunds.flatMap(({ order, refund }) =>
    refund.lines.map(({ position, quantity, amountMinor, costMinor }) => ({
      ...{ refund_id: refund.id, order_id: order.id, position, quantity, amount_minor: amountMinor },
      ...{ cost_minor: costMinor, is_restocked: false },
    })),
  );
  if (lines.length > 0) await tx.insertInto('refund_lines').values(lines).execute();
}

const vatColumns = ({ basisPoints, grossMinor, vatMinor }: VatPart) => ({
  ...{ vat_basis_points: basisPoints, gross_minor: grossMinor, vat_minor: vatMinor },
});

function toRow(order: Generated, code: string) {
  const { id, country, currency, lines, deliveryMinor, vat, total, paidAt, method, isOfCompany, refunds } = order;
  const address = { fullName: 'Jan Testowy', line1: 'Długa 1', line2: '', ...cities[country], country };
  const taxId = country === 'PL' ? '5252248481' : 'DE136695976';
  const discount = lines.reduce((sum, { discountMinor }) => sum + discountMinor, 0);
  return {
    ...{ id, token_hash: createHash('sha256').update(id).digest(), locale: 'pl', currency, payment_state: 'paid' },
    ...{ fulfilment_state: 'unfulfilled', email: 'jan@example.com', address: JSON.stringify(address) },
    company: isOfCompany ? JSON.stringify({ name: 'Papiernia sp. z o.o.', taxId }) : null,
    ...{
      shipping_method: 'courier',
      shipping_carrier: 'inpost',
      payment_method: method,
      shipping_minor: deliveryMinor,
    },
    ...{ subtotal_minor: total - deliveryMinor + discount, discount_minor: discount, total_minor: total },
    cards_minor: order.cardsMinor,
    ...(discount > 0 && { discount_code: CODE, discount_code_id: code }),
    ...{ vat_minor: vat.reduce((sum, part) => sum + part.vatMinor, 0) },
    ...{ captured_minor: total, captured_intent_id: order.intentId, fingerprint: id, created_at: paidAt },
    refunded_minor: refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    ...{ expires_at: paidAt, paid_at: paidAt },
  };
}

function lineRow(orderId: string, { position, quantity, unitMinor, discountMinor, basisPoints }: Line) {
  return {
    ...{ order_id: orderId, position, product_handle: 'mug', sku: `MUG-${position}`, title: 'Kubek', quantity },
    ...{ variant_title: '', unit_minor: unitMinor, total_minor: unitMinor * quantity, discount_minor: discountMinor },
    vat_basis_points: basisPoints,
  };
}

/** One payout a currency, in the month, of all that the payment service has taken and given back in it. */
async function insertPayouts(tx: Transaction, orders: readonly Generated[], month: string): Promise<void> {
  const byService = orders.filter(
    ({ method, total, cardsMinor }) => ['card', 'blik', 'p24'].includes(method) && total > cardsMinor,
  );
  for (const [currency, ofOne] of Map.groupBy(byService, (order) => order.currency)) {
    const payout = `po_${month}_${currency}`;
    const common = { payout_id: payout, currency, source_currency: currency };
    const rows = ofOne.flatMap(({ total, cardsMinor, ...order }) => [
      {
        ...{ ...common, id: `txn_${order.id}`, kind: 'payment', amount_minor: total - cardsMinor },
        ...{ fee_minor: Math.round((total - cardsMinor) * 0.015), source: `ch_${order.id}`, intent_id: order.intentId },
        ...{ source_minor: total - cardsMinor, booked_at: order.paidAt },
      },
      ...order.refunds
        .map((refund) => ({ ...refund, minor: refund.cardsMinor - refund.amountMinor }))
        .filter(({ at, minor }) => minor < 0 && at.toISOString().startsWith(month))
        .map((refund) => ({
          ...{ ...common, id: `txn_${refund.id}`, kind: 'refund', amount_minor: refund.minor, fee_minor: 0 },
          ...{ source: `re_${refund.id}`, intent_id: order.intentId, source_minor: refund.minor },
          booked_at: refund.at,
        })),
    ]);
    const amount = rows.reduce((sum, row) => sum + row.amount_minor - row.fee_minor, 0);
    const at = new Date(`${month}-28T12:00:00Z`);
    await tx
      .insertInto('payouts')
      .values({
        ...{ id: payout, amount_minor: amount, currency, status: 'paid', arrives_on: `${month}-28`, created_at: at },
        ...{ is_automatic: true, fetched_at: at },
      })
      .execute();
    for (let from = 0; from < rows.length; from += 1_000) {
      await tx
        .insertInto('payout_bookings')
        .values(rows.slice(from, from + 1_000))
        .execute();
    }
  }
}
