// A report as a file: the names of its columns, and its rows as programs and spreadsheets read them.
import type { Currency } from '#src/currencies.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { type CellKind, columnsOf } from '#src/reports/shop-reports.ts';
import { type ExcelManner, inManner } from '../catalogue/csv/excel-manner.ts';
import { encodeExcelRow, encodeRow } from '../catalogue/csv/product-csv-cell.ts';
import { translateTo } from '../i18n/translations.ts';
import type { ReadReport } from './read-report.ts';

/** `excel`: null for programs. `locale`: in which rows are named that are of no product, method or country. */
type Manner<Excel = ExcelManner> = { excel: Excel | null; locale: Locale };
type CellManner = Manner<Pick<ExcelManner, 'decimal'>>;

/** The head and all rows, as texts. */
export function reportCells(report: ReadReport, manner: CellManner): string[][] {
  const { name, rows, currency } = report;
  const columns = columnsOf(name);
  const own = columns.some(({ kind }) => kind === 'amount')
    ? { head: ['currency'], cells: [currency] }
    : { head: [], cells: [] };
  return [
    [...columns.map(({ id }) => toSnake(id)), ...own.head],
    ...rows.map((row) => [
      ...columns.map(({ id, kind }) => cellToText(kind, row[id] ?? null, { currency, ...manner })),
      ...own.cells,
    ]),
  ];
}

export function* writeReportCsv(report: ReadReport, { excel, locale }: Manner): Generator<string> {
  for (const cells of reportCells(report, { excel, locale }))
    yield excel ? encodeExcelRow(cells, excel) : encodeRow(cells);
}

/** What is left where a row is of none, as the page calls it: without a name nobody knows what its amounts are. */
const namesOfNone = {
  product: 'reports.besideProducts',
  method: 'reports.noMethod',
  country: 'reports.noCountry',
} as const;
const isNamedWithout = (kind: CellKind): kind is keyof typeof namesOfNone => Object.hasOwn(namesOfNone, kind);

/** `givenBack` as `given_back`, as every file of ours names its columns. */
const toSnake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function cellToText(
  kind: CellKind,
  value: string | number | null,
  { currency, excel, locale }: CellManner & { currency: Currency },
): string {
  if (value === null) return isNamedWithout(kind) ? translateTo(locale)(namesOfNone[kind]) : '';
  if (kind === 'amount') return inManner(moneyToDecimal(money(Number(value), currency)), excel);
  if (kind === 'share') return inManner(percentToDecimal(Number(value)), excel);
  if (kind === 'shift') return inManner(String(Number(value) / 1000), excel);
  return String(value);
}
