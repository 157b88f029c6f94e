import type { InvoiceVat } from '#src/invoices/invoice-document.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { type ExcelManner, inManner } from '../../catalogue/csv/excel-manner.ts';
import { isSaleEntry, type SaleEntry } from '../ledger/ledger-entry.ts';
import { type Column, openTable, type Report } from './report.ts';

/** One row for each rate of a sale or a correction, and one for a sale without VAT rows, whose total is nothing. */
export type SaleRow = { entry: SaleEntry; vat: InvoiceVat };

export function rowsByRate(entry: SaleEntry): SaleRow[] {
  const none = { basisPoints: 0, grossMinor: 0, netMinor: 0, vatMinor: 0 };
  return (entry.vat.length > 0 ? entry.vat : [none]).map((vat) => ({ entry, vat }));
}

/** `23` or, as amounts of the same file are written, `5,5`: a spreadsheet takes 5.5 beside them for the fifth of May. */
export const ratePercent = (basisPoints: number, excel: Pick<ExcelManner, 'decimal'>) =>
  inManner(percentToDecimal(basisPoints), excel);

/** How it was paid, or given back: gift cards, and the method that the rest came by. */
export function methodsOf({ order, amountMinor, cardsMinor }: SaleEntry): string {
  if (cardsMinor === 0) return order.method ?? '';
  return ['gift_card', amountMinor === cardsMinor ? '' : order.method].filter(Boolean).join(' + ');
}

const columns: readonly Column<SaleRow>[] = [
  { name: 'day', cell: ({ entry }) => entry.day },
  { name: 'kind', cell: ({ entry }) => entry.kind },
  { name: 'order', cell: ({ entry }) => String(entry.order.number) },
  { name: 'document', cell: ({ entry }) => entry.issued?.number ?? '' },
  { name: 'issued_on', cell: ({ entry }) => entry.issued?.issuedOn ?? '' },
  { name: 'company', cell: ({ entry }) => entry.order.company?.name ?? '' },
  { name: 'vat_number', cell: ({ entry }) => entry.order.company?.taxId ?? '' },
  { name: 'country', cell: ({ entry }) => entry.order.country },
  { name: 'vat_country', cell: ({ entry }) => (entry.order.isExport ? '' : entry.order.vatCountry) },
  { name: 'outside_vat_area', cell: ({ entry }) => (entry.order.isExport ? 'yes' : '') },
  { name: 'rate', cell: ({ vat }, _amount, excel) => ratePercent(vat.basisPoints, excel) },
  { name: 'net', adds: 'netMinor', cell: ({ vat }, amount) => amount(vat.netMinor) },
  { name: 'vat', adds: 'vatMinor', cell: ({ vat }, amount) => amount(vat.vatMinor) },
  { name: 'gross', adds: 'grossMinor', cell: ({ vat }, amount) => amount(vat.grossMinor) },
  { name: 'currency', cell: ({ entry }) => entry.currency },
  { name: 'method', cell: ({ entry }) => methodsOf(entry) },
];

/** Everything that was sold and given back, for any program and for people. */
export const salesReport: Report = {
  ...{ countries: null, access: [], extension: 'csv' },
  open: (terms) =>
    openTable(terms, {
      ...{ columns, isForPrograms: true },
      keyOf: (entry) => (isSaleEntry(entry) ? String(entry.order.number) : null),
      rowsOf: (entry) =>
        isSaleEntry(entry)
          ? rowsByRate(entry).map((row) => ({ key: String(entry.order.number), currency: entry.currency, row }))
          : [],
    }),
};
