// The columns of the matrix: what stands in a cell, and the row with something else typed into it.
import type { Locale } from '../../../i18n/locales.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { Currency } from '../../../money.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import { createRecordId } from '../../../ui/record-editor/record-id.ts';
import type { MatrixForm, RowForm } from './matrix-form.ts';

export type ColumnKind = 'price' | 'compareAt' | 'stock' | 'sku' | 'ean' | 'weight' | 'contents';

/** `name`: as problems name the cell: `price PLN`, `sku`. */
export type MatrixColumn = { name: string; kind: ColumnKind; currency: Currency | null };

export const columnKinds: readonly ColumnKind[] = ['price', 'compareAt', 'stock', 'sku', 'ean', 'weight', 'contents'];

export function listColumns(currencies: readonly Currency[], kinds: readonly ColumnKind[]): MatrixColumn[] {
  return columnKinds
    .filter((kind) => kinds.includes(kind))
    .flatMap((kind): MatrixColumn[] =>
      kind === 'price' || kind === 'compareAt'
        ? currencies.map((currency) => ({ name: `${kind} ${currency}`, kind, currency }))
        : [{ name: kind, kind, currency: null }],
    );
}

/** The columns that the problems of cells lie in: `rows.ID.price PLN`. */
export function kindsOfProblems(problems: readonly string[]): ColumnKind[] {
  const cells = problems.filter((problem) => problem.startsWith('rows.')).map((problem) => problem.split('.')[2] ?? '');
  return columnKinds.filter((kind) => cells.some((cell) => cell.split(' ')[0] === kind));
}

export function headOf({ kind, currency }: MatrixColumn, t: Translate): string {
  return currency ? `${t(`productVariants.${kind}`)} (${currency})` : t(`productVariants.${kind}`);
}

export function textOf(row: RowForm, { kind, currency }: MatrixColumn, locale: Locale): string {
  if (kind === 'sku' || kind === 'ean' || kind === 'stock' || kind === 'contents') return row[kind];
  if (kind === 'weight') return row.weight ? String(row.weight) : '';
  const cell = (kind === 'price' ? row.prices : row.compareAt)[currency ?? ''];
  return typeof cell === 'number' && currency ? writeAmount(cell, currency, locale) : String(cell ?? '');
}

export function withText(row: RowForm, { kind, currency }: MatrixColumn, text: string): RowForm {
  if (kind === 'stock') return { ...row, stock: text, stockKey: row.stockKey ?? createRecordId() };
  if (kind !== 'price' && kind !== 'compareAt') return { ...row, [kind]: text };
  const cells = kind === 'price' ? row.prices : row.compareAt;
  return {
    ...row,
    [kind === 'price' ? 'prices' : 'compareAt']: {
      ...cells,
      [currency ?? '']: text,
    },
  };
}

export type CellText = { row: string; column: MatrixColumn; text: string };

/** Many cells in one change of the form; rows that stay are the same objects. */
export function withCells(form: MatrixForm, cells: readonly CellText[]): MatrixForm {
  const rows: Record<string, RowForm> = { ...form.rows };
  for (const { row: name, column, text } of cells) {
    const row = rows[name];
    if (row) rows[name] = withText(row, column, text);
  }
  return { ...form, rows };
}

/** A block pasted into a cell, over the rows and columns that are shown; what is beyond them is left over. */
export function pasteBlock(
  block: readonly (readonly string[])[],
  { rows, columns }: { rows: readonly string[]; columns: readonly MatrixColumn[] },
  at: { row: number; column: number },
): { cells: CellText[]; leftOver: number } {
  const all = block.flatMap((line, down) => line.map((text, right) => ({ down, right, text })));
  const cells = all.flatMap(({ down, right, text }): CellText[] => {
    const row = rows[at.row + down];
    const column = columns[at.column + right];
    return row !== undefined && column ? [{ row, column, text }] : [];
  });
  return { cells, leftOver: all.length - cells.length };
}

/** What a cell says in all rows below it that are shown. */
export function fillDown(
  form: MatrixForm,
  { rows, column }: { rows: readonly string[]; column: MatrixColumn },
  locale: Locale,
): CellText[] {
  const [first, ...below] = rows;
  const from = form.rows[first ?? ''];
  return from ? below.map((row) => ({ row, column, text: textOf(from, column, locale) })) : [];
}
