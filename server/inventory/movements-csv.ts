// Movements of stock as a file, for spreadsheets and accountants: the columns have names that stay.
import { encodeRow } from '../catalogue/csv/product-csv-cell.ts';
import type { ListedMovement } from './list-movements.ts';

const columns: readonly [name: string, cellOf: (movement: ListedMovement) => string | number | null][] = [
  ['at', ({ at }) => at.toISOString()],
  ['sku', ({ sku }) => sku],
  ['product', ({ title }) => title],
  ['variant', ({ variantTitle }) => variantTitle],
  ['kind', ({ kind }) => kind],
  ['cause', ({ cause }) => cause],
  // Apart: a cell that begins with a sign would be shielded as a formula.
  ['in', ({ change }) => (change > 0 ? change : null)],
  ['out', ({ change }) => (change < 0 ? -change : null)],
  ['on_hand', ({ onHand }) => onHand],
  ['order', ({ orderNumber }) => orderNumber],
  ['reason', ({ reason }) => reason],
  ['by', ({ who }) => who],
  ['source', ({ source }) => source],
  ['batch', ({ batchId }) => batchId],
];

export const movementsCsvHead = encodeRow(columns.map(([name]) => name));

export function movementToCsv(movement: ListedMovement): string {
  return encodeRow(columns.map(([, cellOf]) => String(cellOf(movement) ?? '')));
}
