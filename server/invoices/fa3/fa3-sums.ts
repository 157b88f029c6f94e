// Sums by rate, as FA(3) has them: a field of its own for each rate of Poland, one for the VAT of other states, one for
// exports.
import type { InvoiceDocument, InvoiceVat } from '#src/invoices/invoice-document.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { leaf } from './fa3-text.ts';

/** The fields in the order of the schema. */
const fields = ['1', '2', '3', '5', '6_1', '6_3', '7'] as const;
/** The end of `P_13_x` and `P_14_x`. */
export type SumField = (typeof fields)[number];

const withoutVat: readonly SumField[] = ['6_1', '6_3', '7'];

/** 22 and 7 % are those of before 2011, which the schema still has beside 23 and 8. */
const ofPoland: Readonly<Record<number, SumField>> = { 2300: '1', 2200: '1', 800: '2', 700: '2', 500: '3', 0: '6_1' };
const NATIONAL = 'PLN';

type Place = Pick<InvoiceDocument, 'vatCountry' | 'isExport' | 'isSellerExempt'>;

/** Null for a rate that FA(3) has no field for. */
export function sumFieldOf({ vatCountry, isExport, isSellerExempt }: Place, basisPoints: number): SumField | null {
  if (isSellerExempt) return basisPoints === 0 ? '7' : null;
  if (isExport) return basisPoints === 0 ? '6_3' : null;
  return vatCountry === 'PL' ? (ofPoland[basisPoints] ?? null) : '5';
}

/** Polish VAT in another currency is said in złoty, too. */
export function needsNationalVat(document: InvoiceDocument): boolean {
  return document.currency !== NATIONAL && document.vat.some((row) => isConverted(document, row));
}

export function hasNationalVat(document: InvoiceDocument): boolean {
  const { nationalVat, vat } = document;
  if (nationalVat?.currency !== NATIONAL) return false;
  return vat.every((row) => !isConverted(document, row) || nationalOf(document, row) !== null);
}

export function isConverted(place: Place, { basisPoints }: Pick<InvoiceVat, 'basisPoints'>): boolean {
  return ['1', '2', '3'].includes(sumFieldOf(place, basisPoints) ?? '');
}

function nationalOf({ nationalVat }: InvoiceDocument, { basisPoints }: InvoiceVat): number | null {
  return nationalVat?.vat.find((row) => row.basisPoints === basisPoints)?.vatMinor ?? null;
}

export function sumElements(document: InvoiceDocument): string[] {
  const amount = (minor: number) => moneyToDecimal(money(minor, document.currency));
  const isForeign = needsNationalVat(document);
  return fields.flatMap((field) => {
    const rows = document.vat.filter(({ basisPoints }) => sumFieldOf(document, basisPoints) === field);
    if (rows.length === 0) return [];
    const sum = (of: (row: InvoiceVat) => number) => rows.reduce((total, row) => total + of(row), 0);
    const net = leaf(`P_13_${field}`, amount(sum(({ netMinor }) => netMinor)));
    if (withoutVat.includes(field)) return [net];
    const national = sum((row) => nationalOf(document, row) ?? 0);
    return [
      net,
      leaf(`P_14_${field}`, amount(sum(({ vatMinor }) => vatMinor))),
      isForeign && field !== '5' ? leaf(`P_14_${field}W`, moneyToDecimal(money(national, NATIONAL))) : '',
    ];
  });
}
