// Many cells at once: a block that is pasted, a value that is filled down, prices that rise. Each gives the cells that
// become others, or says why none does.
import type { Locale } from '../../../i18n/locales.ts';
import { addMoney, type Money, money, percentOf, subtractMoney } from '../../../money.ts';
import type { Rounding } from '../../../shop/markets.ts';
import { roundPrice } from '../../../shop/round-price.ts';
import type { RiseBy } from '../product-list/read-rise.ts';
import type { GridColumn, GridRow } from './grid-columns.ts';
import { type CellText, type Edits, keyOf, textOf } from './grid-edits.ts';

export type Place = { row: number; column: number };
/** Both ends belong to it. */
export type Area = { from: Place; to: Place };

export type GridOfCells = { rows: readonly GridRow[]; columns: readonly GridColumn[] };

/** `count`: how many rows or columns the block has, or cells that row of it; the sentences follow it. */
export type PasteProblem =
  | { kind: 'rows' | 'columns'; count: number; left: number }
  | { kind: 'uneven'; row: number; count: number; columns: number };

export function areaOf(one: Place, other: Place): Area {
  const [top, bottom] = one.row < other.row ? [one.row, other.row] : [other.row, one.row];
  const [left, right] = one.column < other.column ? [one.column, other.column] : [other.column, one.column];
  return { from: { row: top, column: left }, to: { row: bottom, column: right } };
}

/** One value fills the whole selection; a block is pasted from its first cell on, and has to fit. */
export function pasteBlock(
  grid: GridOfCells,
  { from, to }: Area,
  block: readonly (readonly string[])[],
): CellText[] | PasteProblem {
  const columns = block[0]?.length ?? 0;
  const single = block.length === 1 && columns === 1 ? block[0]?.[0] : undefined;
  if (single !== undefined) return cellsIn(grid, { from, to }, () => single);
  const uneven = block.findIndex((cells) => cells.length !== columns);
  if (uneven >= 0) return { kind: 'uneven', row: uneven + 1, count: block[uneven]?.length ?? 0, columns };
  const left = { rows: grid.rows.length - from.row, columns: grid.columns.length - from.column };
  if (block.length > left.rows) return { kind: 'rows', count: block.length, left: left.rows };
  if (columns > left.columns) return { kind: 'columns', count: columns, left: left.columns };
  const end = { row: from.row + block.length - 1, column: from.column + columns - 1 };
  return cellsIn(grid, { from, to: end }, ({ row, column }) => block[row - from.row]?.[column - from.column] ?? '');
}

/** What the first row of the selection says, in all rows of it. */
export function fillDown(grid: GridOfCells, area: Area, edits: Edits, locale: Locale): CellText[] {
  const top = grid.rows[area.from.row];
  return cellsIn(grid, area, ({ column }) => {
    const filled = grid.columns[column];
    return top && filled ? textOf(edits, top, filled, locale) : '';
  });
}

export function clearCells(grid: GridOfCells, area: Area): CellText[] {
  return cellsIn(grid, area, () => '');
}

export type Rise = { by: RiseBy; rounding: Rounding };

/** Amounts that cannot be read, and prices that would not be above zero, stay; `left` counts them. */
export function raiseCells(
  grid: GridOfCells,
  area: Area,
  { edits, locale, rise }: { edits: Edits; locale: Locale; rise: Rise },
): { cells: CellText[]; left: number } {
  let left = 0;
  const cells = cellsIn(grid, area, () => '').flatMap(({ row, column }): CellText[] => {
    const { currency } = column;
    const text = textOf(edits, row, column, locale);
    if (!currency || text === '') return [];
    const reading = column.read(text, locale);
    const minor = reading.kind === 'value' && typeof reading.value === 'number' ? reading.value : 0;
    const risen = roundPrice(raised(money(minor, currency), rise.by), rise.rounding);
    if (minor > 0 && risen.minor > 0) return [{ row, column, text: column.writeValue(risen.minor, locale) }];
    left++;
    return [];
  });
  return { cells, left };
}

function raised(price: Money, by: RiseBy): Money {
  if ('minor' in by) return money(price.minor + by.minor, price.currency);
  const share = percentOf(price, Math.abs(by.basisPoints));
  return by.basisPoints < 0 ? subtractMoney(price, share) : addMoney(price, share);
}

/** The cells without those that cannot be changed. */
function cellsIn({ rows, columns }: GridOfCells, { from, to }: Area, textAt: (place: Place) => string): CellText[] {
  return rows.slice(from.row, to.row + 1).flatMap((row, index) =>
    columns.slice(from.column, to.column + 1).flatMap((column, place) => {
      const at = { row: from.row + index, column: from.column + place };
      return keyOf(row, column) === null ? [] : [{ row, column, text: textAt(at) }];
    }),
  );
}
