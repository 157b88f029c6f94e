// What a report is: a view of the ledger, with rows that can be read back. What was written is compared with the ledger, so
// that no file leaves whose amounts are others.
import type { Currency } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import type { Company } from '#src/shop/company.ts';
import type { InvoiceSettings } from '#src/shop/invoices/invoice-settings.ts';
import type { Taxes } from '#src/shop/tax-settings.ts';
import type { Permission } from '#src/staff/permissions.ts';
import { type ExcelManner, inManner } from '../../catalogue/csv/excel-manner.ts';
import { encodeExcelRow } from '../../catalogue/csv/product-csv-cell.ts';
import type { ExchangeRate } from '../../invoices/rates/national-vat.ts';
import type { Source } from '../ledger/compare-sources.ts';
import type { LedgerEntry } from '../ledger/ledger-entry.ts';
import type { LedgerMonth } from '../ledger/ledger-month.ts';

/** Amounts in minor units, as many of them as the report says. `ratesMinor`: with VAT, summed over the rates. */
export type Amounts = { grossMinor: number; ratesMinor: number; netMinor: number; vatMinor: number };

/** What staff should know of a month; `about`: an order's number, or what is missing by name. */
export type Note = (kind: NoteKind, about: string) => void;
export const noteKinds = [
  ...(['excludedGoods', 'paidInCash', 'rateMissing', 'ksefMissing', 'invoiceMissing'] as const),
  ...(['accountMissing', 'notPaidOut', 'payoutByHand', 'ossNear', 'ossEarlier', 'ossCompany'] as const),
] as const;
export type NoteKind = (typeof noteKinds)[number];

export type ReportTerms = {
  month: LedgerMonth;
  company: Company;
  excel: ExcelManner;
  note: Note;
  taxes: Taxes;
  invoices: InvoiceSettings;
  /**
   * What was kept of what money costs in that of another state; null: nothing. `day`: of the tax point, or with `oss` the last
   * one of the quarter.
   */
  rateOf(national: Currency, currency: Currency, day: string, purpose?: 'oss'): ExchangeRate | null;
};

export type ReportRow = {
  /** What it is about, as `keyOf` says it. */
  key: string;
  currency: Currency;
  cells: readonly string[];
};

/** A report while a month is written. */
export type OpenReport = {
  head: string;
  foot?: string;
  /** What an entry is summed under, such as the number of its order; null where the report does not have it. */
  keyOf(entry: LedgerEntry): string | null;
  /** What the ledger says of it, where the report says it in other money. */
  expect?(entry: LedgerEntry): { currency: Currency; amounts: Amounts };
  rows(entry: LedgerEntry): readonly ReportRow[];
  /** What follows when all entries are known, such as totals of a day. */
  last?(): readonly ReportRow[];
  encode(cells: readonly string[]): string;
  /** The amounts that a row says. */
  measures: readonly (keyof Amounts)[];
  /** What they come to, from the cells as they are written. */
  read(cells: readonly string[]): Partial<Amounts>;
  /** Sums in other money than what was charged. */
  converted?: Converted;
};

/** Sums that can be said when all entries are known; `about`: what each is of. */
export type Converted = {
  from: Source;
  expected(): readonly ConvertedSum[];
  /** Reads the sum from the cells of a row as they are written; null where it says none. */
  read(cells: readonly string[]): ConvertedSum | null;
};
export type ConvertedSum = { about: string; currency: Currency; netMinor: number; vatMinor: number };

export type Report = {
  /** Home countries whose law or programs want it; null: any. */
  countries: readonly string[] | null;
  /** The permissions that it needs beside `invoices.read`. */
  access: readonly Permission[];
  extension: 'csv' | 'xml';
  /** Left out: UTF-8. */
  charset?: 'windows-1252';
  /** Sales are converted into it at the rate of their day; left out where the report keeps their money. */
  national?: Currency;
  /** Returns are made of a whole quarter, in which the month is. */
  isOfQuarter?: true;
  open(terms: ReportTerms): OpenReport;
};

export type Column<Row> = {
  name: string;
  cell(row: Row, amount: (minor: number) => string, excel: Pick<ExcelManner, 'decimal'>): string;
  /** Its amounts come to this one of the ledger. */
  adds?: keyof Amounts;
};

export type TableRow<Row> = { key: string; currency: Currency; row: Row };

type Table<Row> = Pick<OpenReport, 'keyOf' | 'expect' | 'converted'> & {
  columns: readonly Column<Row>[];
  /** It is imported: VAT numbers and other codes stand in it as they are. */
  isForPrograms?: true;
  rowsOf(entry: LedgerEntry): readonly TableRow<Row>[];
  lastRows?(): readonly TableRow<Row>[];
};

/** A report that is a table, as the spreadsheets of the company's country open it. */
export function openTable<Row>(
  { excel }: ReportTerms,
  { columns, isForPrograms, keyOf, expect, converted, rowsOf, lastRows }: Table<Row>,
): OpenReport {
  const toRow = ({ row, ...about }: TableRow<Row>): ReportRow => {
    const amount = (minor: number) => inManner(moneyToDecimal(money(minor, about.currency)), excel);
    return { ...about, cells: columns.map(({ cell }) => cell(row, amount, excel)) };
  };
  const encode = (cells: readonly string[]) => encodeExcelRow(cells, excel, { isForPrograms });
  return {
    // Spreadsheets take a file without the mark for one of another alphabet.
    head: `\uFEFF${encode(columns.map(({ name }) => name))}`,
    ...(expect && { expect }),
    ...(converted && { converted }),
    ...{ keyOf, encode, measures: columns.flatMap(({ adds }) => adds ?? []) },
    rows: (entry) => rowsOf(entry).map(toRow),
    ...(lastRows && { last: () => lastRows().map(toRow) }),
    read: (cells) => readAmounts(columns, cells, excel),
  };
}

function readAmounts(
  columns: readonly Pick<Column<never>, 'adds'>[],
  cells: readonly string[],
  { decimal: sign }: Pick<ExcelManner, 'decimal'>,
): Partial<Amounts> {
  const read: Partial<Amounts> = {};
  for (const [place, { adds }] of columns.entries()) {
    if (adds) read[adds] = (read[adds] ?? 0) + minorOf((cells[place] ?? '').replace(sign, '.'));
  }
  return read;
}

/** What `moneyToDecimal` wrote; an empty cell is nothing. Throws for what is no such amount. */
export function minorOf(text: string): number {
  if (text === '') return 0;
  if (!/^-?\d+\.\d{2}$/.test(text)) throw new RangeError(`${text} is no amount`);
  return Number(text.replace('.', ''));
}
