// A batch of bookings for DATEV (EXTF 700, category 21): what customers owe against the account of the state's VAT and rate,
// gross, without a key on automatic accounts. The table of accounts is the merchant's own; what has no account is left out and
// named.
import type { Currency } from '#src/currencies.ts';
import type { InvoiceVat } from '#src/invoices/invoice-document.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { convert } from '../../invoices/rates/national-vat.ts';
import { isSaleEntry, type LedgerEntry, type SaleEntry } from '../ledger/ledger-entry.ts';
import { lastDayOf } from '../ledger/ledger-month.ts';
import { datevColumns } from './datev-columns.ts';
import { createRateOf, noteRate } from './rate-of-sale.ts';
import { minorOf, type Report, type ReportRow, type ReportTerms } from './report.ts';
import { ratePercent } from './sales-report.ts';

const NATIONAL: Currency = 'EUR';
/** DATEV's own; a company whose accounts are longer says so in the head. */
const SHORTEST_ACCOUNT = 4;
const LONGEST_TEXT = 60;
const LONGEST_NUMBER = 36;

const place = (name: string) => datevColumns.indexOf(name);
const AMOUNT = place('Umsatz (ohne Soll/Haben-Kz)');
const SIDE = place('Soll/Haben-Kennzeichen');
/** Columns of numbers stand without quotes, all others in them. */
const numeric = new Set(
  ['Umsatz (ohne Soll/Haben-Kz)', 'Basisumsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'Belegdatum'].map(place),
);

export const datevReport: Report = {
  ...{ countries: ['DE'], access: [], extension: 'csv', charset: 'windows-1252', national: NATIONAL },
  open(terms) {
    const rateOf = createRateOf(terms, NATIONAL);
    const accountOf = createAccountOf(terms);
    const isAbout = (entry: LedgerEntry): entry is SaleEntry =>
      isSaleEntry(entry) &&
      rateOf(entry) !== undefined &&
      entry.vat.every((vat) => accountOf(entry, vat) !== undefined);
    return {
      head: `${headOf(terms)}\r\n${datevColumns.join(';')}\r\n`,
      keyOf: (entry) => (isAbout(entry) ? String(entry.order.number) : null),
      rows(entry) {
        if (!isSaleEntry(entry)) return [];
        if (!isAbout(entry)) return noteMissing(entry, terms, { accountOf, isConverted: rateOf(entry) !== undefined });
        return entry.vat
          .filter(({ grossMinor }) => grossMinor !== 0)
          .map((vat) =>
            rowOf(entry, vat, { terms, account: accountOf(entry, vat) ?? '', rate: rateOf(entry) ?? null }),
          );
      },
      encode: (cells) => `${cells.map((cell, at) => (numeric.has(at) ? cell : quote(cell))).join(';')}\r\n`,
      measures: ['grossMinor'],
      read: (cells) => ({
        grossMinor: (cells[SIDE] === 'H' ? -1 : 1) * minorOf((cells[AMOUNT] ?? '').replace(',', '.')),
      }),
    };
  },
};

type AccountOf = (entry: SaleEntry, vat: InvoiceVat) => string | undefined;

function createAccountOf({ invoices: { datev } }: ReportTerms): AccountOf {
  return ({ order }, { basisPoints }) =>
    datev.accounts.find(
      ({ country, percent }) => country === order.vatCountry && Math.round(percent * 100) === basisPoints,
    )?.account;
}

type Missing = { accountOf: AccountOf; isConverted: boolean };

function noteMissing(entry: SaleEntry, terms: ReportTerms, { accountOf, isConverted }: Missing): [] {
  for (const vat of entry.vat.filter((each) => accountOf(entry, each) === undefined)) {
    terms.note('accountMissing', `${entry.order.vatCountry} ${ratePercent(vat.basisPoints, terms.excel)} %`);
  }
  return isConverted ? [] : noteRate(entry, terms);
}

type Booking = { terms: ReportTerms; account: string; rate: Parameters<typeof convert>[2] | null };

function rowOf(entry: SaleEntry, { grossMinor }: InvoiceVat, { terms, account, rate }: Booking): ReportRow {
  const { order, currency, day, issued } = entry;
  const amount = (minor: number) => moneyToDecimal(money(Math.abs(minor), currency)).replace('.', ',');
  const cells = new Array<string>(datevColumns.length).fill('');
  const set = (name: string, cell: string) => {
    cells[place(name)] = cell;
  };
  cells[AMOUNT] = amount(grossMinor);
  cells[SIDE] = grossMinor < 0 ? 'H' : 'S';
  set('WKZ Umsatz', currency);
  if (rate) {
    set('Basisumsatz', amount(convert(grossMinor, currency, rate)));
    set('WKZ Basisumsatz', NATIONAL);
  }
  set('Konto', terms.invoices.datev.customers);
  set('Gegenkonto (ohne BU-Schlüssel)', account);
  set('Belegdatum', `${day.slice(8)}${day.slice(5, 7)}`);
  set('Belegfeld 1', (issued?.number ?? String(order.number)).slice(0, LONGEST_NUMBER));
  set('Buchungstext', `${order.number} ${order.company?.name ?? order.buyer.fullName}`.trim().slice(0, LONGEST_TEXT));
  return { key: String(order.number), currency, cells };
}

/** Made of the month alone, so that the same month is the same file. */
function headOf({ month: { month }, invoices: { datev } }: ReportTerms): string {
  const digits = (day: string) => day.replaceAll('-', '');
  const [first, last] = [digits(`${month}-01`), digits(lastDayOf(month))];
  const length = Math.max(SHORTEST_ACCOUNT, ...datev.accounts.map(({ account }) => account.length));
  const label = quote(`Kasa ${month}`);
  const numbers = [
    datev.consultant ?? '',
    datev.client ?? '',
    beginOfYear(month, datev.yearBegins),
    length,
    first,
    last,
  ];
  const about = ['"EXTF"', 700, 21, '"Buchungsstapel"', 9, `${last}235959000`, '', '"KA"', '""', '""', ...numbers];
  return [...about, label, '""', 1, '', 0, '"EUR"', '""', '""', '""', '""', '""', '', '', '""', '""'].join(';');
}

/** The first day of the company's financial year that a month is in, as `20260101`. */
function beginOfYear(month: string, begins: string): string {
  const [year = '', own = ''] = month.split('-');
  return `${own < begins ? Number(year) - 1 : year}${begins}01`;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
