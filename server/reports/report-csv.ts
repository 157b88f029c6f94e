// A report as a file: the names of its columns, and its rows as programs and spreadsheets read them.
import type { Currency } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { type CellKind, columnsOf } from '#src/reports/shop-reports.ts';
import { type ExcelManner, inManner } from '../catalogue/csv/excel-manner.ts';
import { encodeExcelRow, encodeRow } from '../catalogue/csv/product-csv-cell.ts';
import type { ReadReport } from './read-report.ts';

/** The head and all rows, as texts. `excel`: null for programs. */
export function reportCells(report: ReadReport, excel: Pick<ExcelManner, 'decimal'> | null): string[][] {
  const { name, rows, currency } = report;
  const columns = columnsOf(name);
  const own = columns.some(({ kind }) => kind === 'amount')
    ? { head: ['currency'], cells: [currency] }
    : { head: [], cells: [] };
  return [
    [...columns.map(({ id }) => toSnake(id)), ...own.head],
    ...rows.map((row) => [
      ...columns.map(({ id, kind }) => cellToText(kind, row[id] ?? null, { currency, excel })),
      ...own.cells,
    ]),
  ];
}

export function* writeReportCsv(report: ReadReport, excel: ExcelManner | null): Generator<string> {
  for (const cells of reportCells(report, excel)) yield excel ? encodeExcelRow(cells, excel) : encodeRow(cells);
}

/** `givenBack` as `given_back`, as every file of ours names its columns. */
const toSnake = (id: string) => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function cellToText(
  kind: CellKind,
  value: string | number | null,
  { currency, excel }: { currency: Currency; excel: Pick<ExcelManner, 'decimal'> | null },
): string {
  if (value === null) return '';
  if (kind === 'amount') return inManner(moneyToDecimal(money(Number(value), currency)), excel);
  if (kind === 'share') return inManner(percentToDecimal(Number(value)), excel);
  if (kind === 'shift') return inManner(String(Number(value) / 1000), excel);
  return String(value);
}
