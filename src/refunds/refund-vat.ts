// The VAT that a refund corrects, by rate. Each refund takes what is due up to its end less what other refunds have taken,
// so the refunds of an order add up to its VAT, however it is divided, and whichever of them fail afterwards.
import { allocateMoney, money } from '../money.ts';
import type { EarlierRefund, PaidOrder, RefundAmounts, VatPart } from './paid-order.ts';

type Refund = Pick<RefundAmounts, 'lines' | 'amountMinor' | 'deliveryMinor'> & { taxedCardsMinor?: number };
/** What is given back at one rate. */
type Given = Pick<VatPart, 'grossMinor' | 'vatMinor'>;

export function splitVat(order: PaidOrder, earlier: readonly EarlierRefund[], refund: Refund): VatPart[] {
  const given = earlier.reduce<Given[]>(
    (before, { vat, amountMinor, taxedCardsMinor = 0 }) => {
      const untaxedMinor = amountMinor - taxedCardsMinor;
      if (vat.length === 0) return addGiven(before, take(order, before, fill(order, grossOf(before), untaxedMinor)));
      const parts = order.vat.map(({ basisPoints }) => vat.find((part) => part.basisPoints === basisPoints) ?? nothing);
      return addGiven(before, parts);
    },
    order.vat.map(() => nothing),
  );
  const before = grossOf(given);
  const wanted = order.vat.map(({ basisPoints }) =>
    refund.lines.reduce((sum, { position, amountMinor }) => {
      const line = order.lines.find((candidate) => candidate.position === position);
      return line?.basisPoints === basisPoints ? sum + amountMinor : sum;
    }, 0),
  );
  // A free amount before may have used up what was at the line's own rate.
  const ofLines = wanted.map((minor, index) =>
    Math.max(0, Math.min(minor, (order.vat[index]?.grossMinor ?? 0) - (before[index] ?? 0))),
  );
  const named = add(ofLines, ofDelivery(order, add(before, ofLines), refund.deliveryMinor));
  // Negative where a part of the lines was taxed before: then there is one rate, of which the rest is given back.
  const untaxedMinor = refund.amountMinor - (refund.taxedCardsMinor ?? 0);
  const rest = untaxedMinor - named.reduce((sum, minor) => sum + minor, 0);
  const gross = add(named, rest < 0 ? [rest] : fill(order, add(before, named), rest));
  return take(order, given, gross).filter(({ grossMinor }) => grossMinor !== 0);
}

/** Delivery was charged at the rates of the goods: it goes back as it was charged, whatever else is given back beside it. */
function ofDelivery(
  { vat, lines, currency, taxedCardsMinor = 0 }: PaidOrder,
  taken: readonly number[],
  deliveryMinor: number,
): number[] {
  const charged = vat.map(({ basisPoints, grossMinor }) =>
    lines.reduce(
      (left, line) => left - (line.basisPoints === basisPoints ? line.totalMinor - line.discountMinor : 0),
      // What was taxed before is of the one rate that there is then.
      grossMinor + taxedCardsMinor,
    ),
  );
  const shares = allocateMoney(money(deliveryMinor, currency), charged).map((part) => part.minor);
  return shares.map((minor, index) =>
    Math.max(0, Math.min(minor, (vat[index]?.grossMinor ?? 0) - (taken[index] ?? 0))),
  );
}

/** What such gross amounts take at each rate, after what was given before. */
function take({ vat }: PaidOrder, given: readonly Given[], gross: readonly number[]): VatPart[] {
  return vat.map((rate, index) => {
    const grossMinor = gross[index] ?? 0;
    return { basisPoints: rate.basisPoints, grossMinor, vatMinor: vatOf(rate, given[index] ?? nothing, grossMinor) };
  });
}

/**
 * What is due up to here less what was given. Refunds that failed may leave less, or more, given than is due for the rest:
 * a refund makes up for it within its own amount, and never takes what nothing would be left of.
 */
function vatOf(rate: VatPart, given: Given, grossMinor: number): number {
  const upTo = given.grossMinor + grossMinor;
  const netMinor = rate.grossMinor - rate.vatMinor;
  const least = Math.max(0, upTo - given.vatMinor - netMinor);
  const most = Math.min(grossMinor, rate.vatMinor - given.vatMinor);
  return Math.min(most, Math.max(least, vatUpTo(rate, upTo) - given.vatMinor));
}

/**
 * `minor` over the rates, in proportion to what is left at each. Where fractions of a forint were given back, whole ones may
 * be more than is left at a rate: the others take that.
 */
function fill({ vat, currency }: PaidOrder, taken: readonly number[], minor: number): number[] {
  const left = vat.map(({ grossMinor }, index) => Math.max(0, grossMinor - (taken[index] ?? 0)));
  const parts = allocateMoney(money(minor, currency), left).map((part) => part.minor);
  const fitting = parts.map((part, index) => Math.min(part, left[index] ?? 0));
  let over = minor - fitting.reduce((sum, part) => sum + part, 0);
  return fitting.map((part, index) => {
    const more = Math.min(over, (left[index] ?? 0) - part);
    over -= more;
    return part + more;
  });
}

/** Half up. */
function vatUpTo({ grossMinor, vatMinor }: VatPart, upTo: number): number {
  if (grossMinor === 0) return 0;
  const whole = BigInt(grossMinor);
  return Number((BigInt(vatMinor) * BigInt(upTo) * 2n + whole) / (whole * 2n));
}

const nothing: Given = { grossMinor: 0, vatMinor: 0 };

const grossOf = (given: readonly Given[]) => given.map(({ grossMinor }) => grossMinor);

function addGiven(before: readonly Given[], more: readonly Given[]): Given[] {
  return before.map(({ grossMinor, vatMinor }, index) => ({
    grossMinor: grossMinor + (more[index]?.grossMinor ?? 0),
    vatMinor: vatMinor + (more[index]?.vatMinor ?? 0),
  }));
}

function add(a: readonly number[], b: readonly number[]): number[] {
  return a.map((minor, index) => minor + (b[index] ?? 0));
}
