// The VAT of a document in a foreign currency, in the money of the seller's state: exact until it is rounded once, half up.
import type { InvoiceDocument, InvoiceVat, NationalVat } from '#src/invoices/invoice-document.ts';
import { type Currency, money, stepOf } from '#src/money.ts';

export type ExchangeRate = Omit<NationalVat, 'vat'>;

/** What earlier documents have said of the same sale; none for a first one. */
type Said = Pick<InvoiceDocument, 'vat' | 'nationalVat'>;

/**
 * A correction is what all corrections so far come to, less what those before it have said: in any order they sum to the
 * invoice, in both currencies.
 */
export function nationalVatOf(
  vat: readonly InvoiceVat[],
  { currency, rate }: { currency: Currency; rate: ExchangeRate },
  before: readonly Said[] = [],
): NationalVat {
  const { unit, rate: price, source, table, day } = rate;
  return {
    ...{ currency: rate.currency, unit, rate: price, source, table, day },
    vat: vat
      .filter(({ basisPoints }) => basisPoints > 0)
      .map(({ basisPoints, vatMinor }) => {
        const foreign = before.reduce((sum, said) => sum + vatAt(said.vat, basisPoints), vatMinor);
        const national = before.reduce((sum, said) => sum + vatAt(said.nationalVat?.vat ?? [], basisPoints), 0);
        return { basisPoints, vatMinor: convert(foreign, currency, rate) - national || 0 };
      }),
  };
}

function vatAt(rows: NationalVat['vat'], basisPoints: number): number {
  return rows.reduce((sum, row) => sum + (row.basisPoints === basisPoints ? row.vatMinor : 0), 0);
}

/** An amount of `currency` in the rate's, rounded half away from nought to what can be paid. */
export function convert(minor: number, currency: Currency, { currency: national, unit, rate }: ExchangeRate): number {
  const [whole = '', fraction = ''] = rate.split('.');
  const [price, scale] = [BigInt(whole + fraction), 10n ** BigInt(fraction.length)];
  const [times, by] = unit === currency ? [price, scale] : [scale, price];
  const step = BigInt(stepOf(national));
  const [share, divisor] = [BigInt(Math.abs(minor)) * times, by * step];
  const rounded = Number(((share * 2n + divisor) / (divisor * 2n)) * step);
  return money(Math.sign(minor) * rounded || 0, national).minor;
}
