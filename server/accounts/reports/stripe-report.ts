import { isSaleEntry, type ProviderEntry } from '../ledger/ledger-entry.ts';
import { type Column, openTable, type Report } from './report.ts';

const columns: readonly Column<ProviderEntry>[] = [
  { name: 'payout', cell: ({ payoutId }) => payoutId },
  { name: 'day', cell: ({ day }) => day },
  { name: 'kind', cell: ({ kind }) => kind },
  { name: 'order', cell: ({ orderNumber }) => (orderNumber === null ? '' : String(orderNumber)) },
  { name: 'source', cell: ({ source }) => source },
  { name: 'amount', adds: 'grossMinor', cell: ({ amountMinor }, amount) => amount(amountMinor) },
  { name: 'currency', cell: ({ currency }) => currency },
];

/** What the bank got in the month, and what each of its lines is made of: the rows of a payout come to nothing. */
export const stripeReport: Report = {
  ...{ countries: null, access: ['payments.read'], extension: 'csv' },
  open: (terms) =>
    openTable(terms, {
      columns,
      keyOf: (entry) => (isSaleEntry(entry) ? null : entry.payoutId),
      rowsOf: (entry) => (isSaleEntry(entry) ? [] : [{ key: entry.payoutId, currency: entry.currency, row: entry }]),
    }),
};
