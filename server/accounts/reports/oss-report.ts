// The quarter for the one-stop shop: what was sold to consumers in other member states at their VAT, by state and rate, in euros
// at the ECB's rate of the quarter's last day. What is given back of an earlier quarter corrects that one, in this return.

import { memberStates } from '#src/countries/country.ts';
import type { Currency } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { inManner } from '../../catalogue/csv/excel-manner.ts';
import { convert } from '../../invoices/rates/national-vat.ts';
import type { SaleEntry } from '../ledger/ledger-entry.ts';
import { lastDayOf, quarterOf } from '../ledger/ledger-month.ts';
import { aboutSalesElsewhere } from './about-sales.ts';
import { type Column, type ConvertedSum, minorOf, openTable, type Report, type ReportTerms } from './report.ts';
import { ratePercent, rowsByRate } from './sales-report.ts';

type Total = {
  dispatch: string;
  consumption: string;
  percent: string;
  /** The quarter that is corrected; empty for sales of this one. */
  corrects: string;
  currency: Currency;
  netMinor: number;
  vatMinor: number;
};

export const ossReport: Report = {
  ...{ countries: memberStates, access: [], extension: 'csv', isOfQuarter: true },
  open(terms) {
    const { homeCountry } = terms.taxes;
    const quarter = quarterOf(terms.month.month).name;
    const totals = new Map<string, Total>();
    const isAbout = aboutSalesElsewhere(terms);
    return openTable(terms, {
      columns: columns(terms),
      keyOf: (entry) => (isAbout(entry) ? quarter : null),
      converted: {
        from: { kind: 'ledger', name: '' },
        expected: () => [...totals.values()].flatMap((total) => sumInEuros(total, quarter, terms) ?? []),
        read(cells) {
          const said = readEuros(cells, terms);
          return said && { about: nameOf(said, quarter), currency: 'EUR', ...said.euros };
        },
      },
      rowsOf(entry) {
        if (!isAbout(entry)) return [];
        noteCompany(entry, terms);
        const sold = quarterOf(entry.order.soldOn.slice(0, 7)).name;
        for (const { vat } of rowsByRate(entry)) {
          const about = { dispatch: homeCountry, consumption: entry.order.vatCountry, currency: entry.currency };
          const row = {
            ...about,
            percent: ratePercent(vat.basisPoints, terms.excel),
            corrects: sold === quarter ? '' : sold,
          };
          const place = Object.values(row).join(' ');
          const before = totals.get(place) ?? { ...row, netMinor: 0, vatMinor: 0 };
          const { netMinor, vatMinor } = before;
          totals.set(place, { ...row, netMinor: netMinor + vat.netMinor, vatMinor: vatMinor + vat.vatMinor });
        }
        return [];
      },
      lastRows: () =>
        [...totals.entries()]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([, row]) => ({ key: quarter, currency: row.currency, row })),
    });
  },
};

function columns(terms: ReportTerms): readonly Column<Total>[] {
  const euroCell = (minor: number, currency: Currency) => {
    const euros = toEuros(minor, currency, terms);
    return euros === null ? '' : inManner(moneyToDecimal(money(euros, 'EUR')), terms.excel);
  };
  return [
    { name: 'dispatched_from', cell: ({ dispatch }) => dispatch },
    { name: 'consumed_in', cell: ({ consumption }) => consumption },
    { name: 'rate', cell: ({ percent }) => percent },
    { name: 'corrects_quarter', cell: ({ corrects }) => corrects },
    { name: 'base_eur', cell: ({ netMinor, currency }) => euroCell(netMinor, currency) },
    { name: 'vat_eur', cell: ({ vatMinor, currency }) => euroCell(vatMinor, currency) },
    { name: 'base', adds: 'netMinor', cell: ({ netMinor }, amount) => amount(netMinor) },
    { name: 'vat', adds: 'vatMinor', cell: ({ vatMinor }, amount) => amount(vatMinor) },
    { name: 'currency', cell: ({ currency }) => currency },
  ];
}

/** The return is of sales to whoever pays no VAT of their own: a company's is the accountant's to judge. */
export function noteCompany({ order }: SaleEntry, { note }: ReportTerms): void {
  if (order.company) note('ossCompany', String(order.number));
}

const nameOf = (
  { consumption, percent, corrects }: Pick<Total, 'consumption' | 'percent' | 'corrects'>,
  quarter: string,
) => `${quarter} ${consumption} ${percent} %${corrects && ` of ${corrects}`}`;

/** Null while the rate is missing, which the cells have noted. */
function sumInEuros(total: Total, quarter: string, terms: ReportTerms): ConvertedSum | null {
  const quietly = { ...terms, note: () => undefined };
  const netMinor = toEuros(total.netMinor, total.currency, quietly);
  const vatMinor = toEuros(total.vatMinor, total.currency, quietly);
  if (netMinor === null || vatMinor === null) return null;
  return { about: nameOf(total, quarter), currency: 'EUR', netMinor, vatMinor };
}

/** What a row of the report says in euros; null where its rate was missing. */
export function readEuros(cells: readonly string[], { excel }: Pick<ReportTerms, 'excel'>) {
  const [, consumption = '', percent = '', corrects = '', net = '', vat = ''] = cells;
  if (net === '') return null;
  const cents = (cell: string) => minorOf(cell.replace(excel.decimal, '.'));
  return { consumption, percent, corrects, euros: { netMinor: cents(net), vatMinor: cents(vat) } };
}

/** Null, and noted, while the ECB has no rate of that day, or nobody has asked for it. */
export function toEuros(minor: number, currency: Currency, { month, rateOf, note }: ReportTerms): number | null {
  if (currency === 'EUR') return minor;
  const day = lastDayOf(month.last);
  const rate = rateOf('EUR', currency, day, 'oss');
  if (rate) return convert(minor, currency, rate);
  note('rateMissing', `${currency} ${day}`);
  return null;
}
