import { isSaleEntry, type SaleEntry } from '../ledger/ledger-entry.ts';
import { type Column, openTable, type Report } from './report.ts';
import { ratePercent, rowsByRate } from './sales-report.ts';

type Total = { state: string; percent: string; currency: string; netMinor: number; vatMinor: number; count: number };

const columns: readonly Column<Total>[] = [
  { name: 'land', cell: ({ state }) => state },
  { name: 'tarief', cell: ({ percent }) => percent },
  { name: 'regels', cell: ({ count }) => String(count) },
  { name: 'omzet_excl_btw', adds: 'netMinor', cell: ({ netMinor }, amount) => amount(netMinor) },
  { name: 'btw', adds: 'vatMinor', cell: ({ vatMinor }, amount) => amount(vatMinor) },
  { name: 'omzet_incl_btw', adds: 'grossMinor', cell: (row, amount) => amount(row.netMinor + row.vatMinor) },
  { name: 'valuta', cell: ({ currency }) => currency },
];

/** What a Dutch return asks for: turnover and VAT of each state and rate, corrections taken off. */
export const nlReport: Report = {
  ...{ countries: ['NL'], access: [], extension: 'csv' },
  open(terms) {
    const totals = new Map<string, { currency: SaleEntry['currency']; row: Total }>();
    return openTable(terms, {
      columns,
      keyOf: (entry) => (isSaleEntry(entry) ? terms.month.month : null),
      rowsOf(entry) {
        if (!isSaleEntry(entry)) return [];
        for (const { vat } of rowsByRate(entry)) {
          const { currency, order } = entry;
          const state = order.isExport ? 'export' : order.vatCountry;
          const place = [state, currency, vat.basisPoints].join(' ');
          const none = {
            state,
            percent: ratePercent(vat.basisPoints, terms.excel),
            currency,
            netMinor: 0,
            vatMinor: 0,
            count: 0,
          };
          const { row } = totals.get(place) ?? { row: none };
          row.netMinor += vat.netMinor;
          row.vatMinor += vat.vatMinor;
          row.count += 1;
          totals.set(place, { currency, row });
        }
        return [];
      },
      lastRows: () => Array.from(totals.values(), (total) => ({ key: terms.month.month, ...total })),
    });
  },
};
