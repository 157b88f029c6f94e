// What a refund of lines, delivery, or a free amount comes to. Whatever order an order is given back in, and in however
// many parts: its lines, its delivery and its VAT by rate add up to the last minor unit.
import { allocateMoney, type Currency, money } from '../money.ts';
import type { LineQuantity } from '../orders/fulfilment-decisions.ts';
import { ok, type Result, refuse } from '../result.ts';
import type { EarlierRefund, PaidOrder, RefundAmounts, RefundParts } from './paid-order.ts';
import { splitVat } from './refund-vat.ts';

export type RefundAmountsRefusal =
  | { kind: 'RefundNotPositive' }
  | { kind: 'RefundTooLarge'; leftMinor: number }
  | { kind: 'MoreThanRefundable'; position: number; leftQuantity: number };

/** `ownAmountMinor`: instead of what the parts had cost; null: that. */
export function refundAmounts(
  order: PaidOrder,
  earlier: readonly EarlierRefund[],
  { lines, isWithDelivery, ofLine }: RefundParts,
  ownAmountMinor: number | null,
): Result<RefundAmounts, RefundAmountsRefusal> {
  const left = leftOf(order, earlier);
  const tooMuch = lines.find(({ position, quantity }) => quantity > quantityLeft(order, earlier, position));
  if (tooMuch) {
    const { position } = tooMuch;
    return refuse({ kind: 'MoreThanRefundable', position, leftQuantity: quantityLeft(order, earlier, position) });
  }
  const costs = lines.map(({ position, quantity }) => costOfUnits(order, earlier, { position, quantity }));
  const delivery = isWithDelivery ? left.deliveryMinor : 0;
  const wanted = costs.reduce((sum, cost) => sum + cost, delivery);
  const amountMinor = ownAmountMinor ?? Math.min(wanted, left.minor);
  if (left.minor === 0 || amountMinor > left.minor) return refuse({ kind: 'RefundTooLarge', leftMinor: left.minor });
  if (amountMinor <= 0) return refuse({ kind: 'RefundNotPositive' });
  const shares = allocate(order.currency, Math.min(amountMinor, wanted), [...costs, delivery]);
  const parts = lines.map((line, index) => ({
    ...line,
    amountMinor: shares[index] ?? 0,
    costMinor: costs[index] ?? 0,
  }));
  const deliveryMinor = shares.at(-1) ?? 0;
  // Cards get theirs first, and of those the ones whose VAT was charged before.
  const taxedCardsMinor = Math.min(amountMinor, left.taxedCardsMinor);
  return ok({
    ...{ amountMinor, taxedCardsMinor },
    deliveryMinor,
    lines: parts,
    vat: splitVat(order, earlier, {
      lines: ofLine === undefined ? parts : [partOfLine(order, earlier, ofLine, amountMinor)],
      ...{ amountMinor, taxedCardsMinor, deliveryMinor },
    }),
    isLimited: ownAmountMinor === null && wanted > left.minor,
  });
}

/** What is above the price of its line is for nothing in particular. */
function partOfLine(order: PaidOrder, earlier: readonly EarlierRefund[], position: number, amountMinor: number) {
  const quantity = quantityLeft(order, earlier, position);
  const costMinor = costOfUnits(order, earlier, { position, quantity });
  return { position, quantity: 0, amountMinor: Math.min(amountMinor, costMinor), costMinor: 0 };
}

type Left = { minor: number; deliveryMinor: number; taxedCardsMinor: number };

export function leftOf(order: PaidOrder, earlier: readonly EarlierRefund[]): Left {
  const sum = (of: (refund: EarlierRefund) => number) => earlier.reduce((total, refund) => total + of(refund), 0);
  return {
    minor: Math.max(0, order.capturedMinor - sum(({ amountMinor }) => amountMinor)),
    deliveryMinor: Math.max(0, order.deliveryMinor - sum(({ deliveryMinor }) => deliveryMinor)),
    taxedCardsMinor: Math.max(0, (order.taxedCardsMinor ?? 0) - sum(({ taxedCardsMinor = 0 }) => taxedCardsMinor)),
  };
}

/** How many units of a line were not given back yet. */
export function quantityLeft(order: PaidOrder, earlier: readonly EarlierRefund[], position: number): number {
  const line = order.lines.find((candidate) => candidate.position === position);
  return Math.max(0, (line?.quantity ?? 0) - refundedQuantity(earlier, position));
}

function refundedQuantity(earlier: readonly EarlierRefund[], position: number): number {
  return earlier
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);
}

/**
 * Three units for 10.00 cost 3.34 once and 3.33 twice; those that cost more go back first. Which of them went back is known
 * by what they cost: after a refund that failed it need not be the first ones.
 */
function costOfUnits(
  order: PaidOrder,
  earlier: readonly EarlierRefund[],
  { position, quantity }: LineQuantity,
): number {
  const line = order.lines.find((candidate) => candidate.position === position);
  if (!line) return 0;
  const units = allocate(order.currency, line.totalMinor - line.discountMinor, new Array(line.quantity).fill(1));
  const [most = 0, least = 0] = [units[0], units.at(-1)];
  let left = units.filter((unit) => unit > least).length;
  const takeOf = (wanted: number) => Math.min(left, wanted);
  for (const given of earlier.flatMap(({ lines }) => lines)) {
    if (given.position !== position || left === 0) continue;
    left -= takeOf(
      given.costMinor === null ? given.quantity : (given.costMinor - given.quantity * least) / (most - least),
    );
  }
  return quantity * least + takeOf(quantity) * (most - least);
}

function allocate(currency: Currency, minor: number, weights: readonly number[]): number[] {
  return allocateMoney(money(minor, currency), weights).map((part) => part.minor);
}
