// The VAT that a refund corrects, by rate. Each refund takes what is due up to its end less what was due before it, so the
// refunds of an order add up to its VAT, however it is divided.
import { allocateMoney, money } from '../money.ts';
import type { EarlierRefund, PaidOrder, RefundAmounts, VatPart } from './paid-order.ts';

type Refund = Pick<RefundAmounts, 'lines' | 'amountMinor'>;

export function splitVat(order: PaidOrder, earlier: readonly EarlierRefund[], refund: Refund): VatPart[] {
  const before = earlier.reduce<number[]>(
    (taken, { vat, amountMinor }) => {
      const grossAmounts = order.vat.map(({ basisPoints }) => grossAt(vat, basisPoints));
      return add(taken, vat.length > 0 ? grossAmounts : fill(order, taken, amountMinor));
    },
    order.vat.map(() => 0),
  );
  const wanted = order.vat.map(({ basisPoints }) =>
    refund.lines.reduce((sum, { position, amountMinor }) => {
      const line = order.lines.find((candidate) => candidate.position === position);
      return line?.basisPoints === basisPoints ? sum + amountMinor : sum;
    }, 0),
  );
  // A free amount before may have used up what was at the line's own rate.
  const ofLines = wanted.map((minor, index) =>
    Math.min(minor, (order.vat[index]?.grossMinor ?? 0) - (before[index] ?? 0)),
  );
  const rest = refund.amountMinor - ofLines.reduce((sum, minor) => sum + minor, 0);
  const gross = add(ofLines, fill(order, add(before, ofLines), rest));
  return order.vat.flatMap((rate, index) => {
    const [from, more] = [before[index] ?? 0, gross[index] ?? 0];
    if (more === 0) return [];
    return [
      { basisPoints: rate.basisPoints, grossMinor: more, vatMinor: vatUpTo(rate, from + more) - vatUpTo(rate, from) },
    ];
  });
}

/** `minor` over the rates, in proportion to what is left at each. */
function fill({ vat, currency }: PaidOrder, taken: readonly number[], minor: number): number[] {
  const left = vat.map(({ grossMinor }, index) => Math.max(0, grossMinor - (taken[index] ?? 0)));
  return allocateMoney(money(minor, currency), left).map((part) => part.minor);
}

/** Half up. */
function vatUpTo({ grossMinor, vatMinor }: VatPart, upTo: number): number {
  if (grossMinor === 0) return 0;
  const whole = BigInt(grossMinor);
  return Number((BigInt(vatMinor) * BigInt(upTo) * 2n + whole) / (whole * 2n));
}

function grossAt(parts: readonly VatPart[], basisPoints: number): number {
  return parts.find((part) => part.basisPoints === basisPoints)?.grossMinor ?? 0;
}

function add(a: readonly number[], b: readonly number[]): number[] {
  return a.map((minor, index) => minor + (b[index] ?? 0));
}
