// Orders as the cart prices them, what of them is given back, and whether all of it adds up.
import * as assert from 'uvu/assert';
import { priceCart } from '#src/cart/price-cart.ts';
import type { Currency } from '#src/currencies.ts';
import { allocateMoney, type Money, money, stepOf } from '#src/money.ts';
import type { EarlierRefund, PaidOrder, RefundParts } from '#src/refunds/paid-order.ts';
import { refundAmounts } from '#src/refunds/refund-amounts.ts';

export const SEED = Number(process.env.SEED) || 20_261_123;

export type Line = { unit: number; quantity: number; rate: keyof typeof rates };
const rates = { standard: 2300, reduced: 800, super_reduced: 500 };
export type SpreadDiscount = (gross: Money[]) => readonly Money[];

/** As the cart prices it, with a discount spread over its lines. */
export function anOrder(
  currency: Currency,
  lines: Line[],
  { shipping = 1699, discount = 0, spread }: { shipping?: number; discount?: number; spread?: SpreadDiscount } = {},
): PaidOrder {
  const step = stepOf(currency);
  const amount = (minor: number) => money(Math.round(minor / step) * step, currency);
  const cart = lines.map(({ unit, quantity, rate }) => ({ unitPrice: amount(unit), quantity, vatClass: rate }));
  const rateOf = (vatClass: string) => rates[vatClass as keyof typeof rates];
  const gross = cart.map(({ unitPrice, quantity }) => unitPrice.minor * quantity);
  const discounts = spread
    ? spread(gross.map((minor) => money(minor, currency)))
    : allocateMoney(amount(Math.min(discount, sum(gross))), gross);
  const discounted = cart.map((line, position) => ({ ...line, discount: discounts[position] }));
  const totals = priceCart(discounted, { currency, rateOf, shipping: amount(shipping) });
  return {
    currency,
    lines: totals.lines.map(({ total, discount, basisPoints }, position) => ({
      position,
      quantity: lines[position]?.quantity ?? 0,
      totalMinor: total.minor,
      discountMinor: discount.minor,
      basisPoints,
    })),
    deliveryMinor: totals.shipping.minor,
    capturedMinor: totals.total.minor,
    vat: totals.vatAmounts.map(({ basisPoints, gross, vat }) => ({
      basisPoints,
      grossMinor: gross.minor,
      vatMinor: vat.minor,
    })),
  };
}

export function refund(
  order: PaidOrder,
  earlier: EarlierRefund[],
  parts: Partial<RefundParts>,
  own: number | null = null,
) {
  const amounts = refundAmounts(order, earlier, { lines: [], isWithDelivery: false, ...parts }, own);
  if (!amounts.ok) throw new Error(amounts.error.kind);
  return amounts.value;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

export function assertComplete(order: PaidOrder, refunds: EarlierRefund[]): void {
  assert.is(sum(refunds.map(({ amountMinor }) => amountMinor)), order.capturedMinor);
  for (const { basisPoints, grossMinor, vatMinor } of order.vat) {
    const parts = refunds.flatMap(({ vat }) => vat).filter((part) => part.basisPoints === basisPoints);
    assert.is(sum(parts.map((part) => part.grossMinor)), grossMinor, `gross at ${basisPoints}`);
    assert.is(sum(parts.map((part) => part.vatMinor)), vatMinor, `VAT at ${basisPoints}`);
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
