// The sums of a document of the books. VAT is computed by rate from what was paid, never line by line: lines that are the
// same goods once or twice come to the same totals.
import { allocateMoney, type Currency, money, WHOLE_PERCENT } from '../money.ts';
import type { VatPart } from '../refunds/paid-order.ts';
import type { InvoiceCharge, InvoiceDocument, InvoiceLine, InvoiceVat } from './invoice-document.ts';

type AtRate = { basisPoints: number; grossMinor: number };

export function invoiceVat(parts: readonly VatPart[]): InvoiceVat[] {
  return parts
    .map((part) => ({ ...part, netMinor: part.grossMinor - part.vatMinor }))
    .toSorted((one, other) => other.basisPoints - one.basisPoints);
}

export function invoiceTotals(vat: readonly InvoiceVat[]): InvoiceDocument['totals'] {
  const sum = (of: (row: InvoiceVat) => number) => vat.reduce((total, row) => total + of(row), 0);
  return {
    grossMinor: sum(({ grossMinor }) => grossMinor),
    netMinor: sum(({ netMinor }) => netMinor),
    vatMinor: sum(({ vatMinor }) => vatMinor),
  };
}

/**
 * What of each rate is no line's: it was charged beside the goods. A line may be at a rate of which nothing is left: what it
 * takes back is made up for at another.
 */
export function chargesBeside(
  kind: InvoiceCharge['kind'],
  lines: readonly InvoiceLine[],
  vat: readonly InvoiceVat[],
): InvoiceCharge[] {
  return ratesOf([...vat, ...lines])
    .map((basisPoints) => ({ kind, basisPoints, grossMinor: grossAt(vat, basisPoints) - grossAt(lines, basisPoints) }))
    .filter(({ grossMinor }) => grossMinor !== 0);
}

/** What of them is the fee, at each rate in proportion, as a charge of its own. More than all of them is no part. */
export function withFee(charges: readonly InvoiceCharge[], feeMinor: number, currency: Currency): InvoiceCharge[] {
  const all = charges.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  if (feeMinor <= 0 || feeMinor > all || charges.some(({ grossMinor }) => grossMinor < 0)) return charges.slice();
  const shares = allocateMoney(
    money(feeMinor, currency),
    charges.map(({ grossMinor }) => grossMinor),
  );
  const parts = charges.map((charge, place) => ({ charge, fee: shares[place]?.minor ?? 0 }));
  return [
    ...parts.map(({ charge, fee }) => ({ ...charge, grossMinor: charge.grossMinor - fee })),
    ...parts.map(({ charge, fee }) => ({ ...charge, kind: 'fee' as const, grossMinor: fee })),
  ].filter(({ grossMinor }) => grossMinor !== 0);
}

const ratesOf = (rows: readonly AtRate[]) => [...new Set(rows.map(({ basisPoints }) => basisPoints))];

function grossAt(rows: readonly AtRate[], basisPoints: number): number {
  return rows.reduce((sum, row) => sum + (row.basisPoints === basisPoints ? row.grossMinor : 0), 0);
}

/**
 * The net of each part, in the order in which they are given, for formats that want it: by the largest remainder, so that
 * the parts of a rate sum to its net. Throws when they do not sum to its gross.
 */
export function netOfParts(parts: readonly AtRate[], vat: readonly InvoiceVat[], currency: Currency): number[] {
  const nets = new Array<number>(parts.length).fill(0);
  for (const basisPoints of ratesOf([...vat, ...parts])) {
    const row = vat.find((each) => each.basisPoints === basisPoints) ?? { basisPoints, ...nothing };
    const places = parts.flatMap((part, place) => (part.basisPoints === basisPoints ? [place] : []));
    const gross = places.reduce((sum, place) => sum + (parts[place]?.grossMinor ?? 0), 0);
    if (gross !== row.grossMinor) throw new RangeError(`the parts at ${row.basisPoints} are not what the rate sums`);
    const shares = shareNet(
      row,
      places.map((place) => parts[place]?.grossMinor ?? 0),
      currency,
    );
    for (const [index, place] of places.entries()) nets[place] = shares[index] ?? 0;
  }
  return nets;
}

const nothing = { grossMinor: 0, netMinor: 0, vatMinor: 0 };

/** A correction mirrors what it corrects: what is given back is shared as what was charged. */
function shareNet(
  { basisPoints, netMinor, grossMinor }: InvoiceVat,
  weights: readonly number[],
  currency: Currency,
): number[] {
  const isMixed = weights.some((weight) => weight < 0 !== grossMinor < 0 && weight !== 0);
  if (!isMixed) return allocateMoney(money(netMinor, currency), weights.map(Math.abs)).map(({ minor }) => minor);
  // Beside a line that had cost more than is left at its rate, others make up for it: each part counts up to here.
  const [part, whole] = grossMinor === 0 ? [WHOLE_PERCENT, WHOLE_PERCENT + basisPoints] : [netMinor, grossMinor];
  let gross = 0;
  let given = 0;
  return weights.map((weight) => {
    gross += weight;
    const upTo = Math.round((part * gross) / whole);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
