// One row of WooCommerce's file, which is a product or a variation of one, by what its cells mean.
import type { CsvRow } from '../import/import-read-rows.ts';
import type { WooColumns, WooField } from './woocommerce-columns.ts';
import { wooPlainText } from './woocommerce-texts.ts';

export type WooItem = {
  line: number;
  /** Lower case: `variable`, `virtual`, … A row may have several. */
  types: string[];
  text: (field: WooField) => string;
  attributes: { name: string; value: string; isVisible: boolean }[];
  variations: WooItem[];
  /** Characters of its texts, for the bound on what is held in memory. */
  size: number;
};

export function readWooItem(row: CsvRow, columns: WooColumns): WooItem {
  const cell = (index: number | undefined) => (index === undefined ? '' : (row.cells[index]?.trim() ?? ''));
  // Only what is read is held; the many columns of plug-ins are let go.
  const texts = new Map<WooField, string>();
  for (const [field, { index }] of columns.fields) if (cell(index) !== '') texts.set(field, cell(index));
  const attributes = columns.attributes.flatMap(({ name, value, visible }) =>
    cell(name) === '' ? [] : [{ name: wooPlainText(cell(name)), value: cell(value), isVisible: cell(visible) !== '0' }],
  );
  const types = (texts.get('type') ?? 'simple').toLowerCase().split(',');
  return {
    line: row.line,
    types: types.map((type) => type.trim()),
    text: (field) => texts.get(field) ?? '',
    attributes,
    variations: [],
    size: [...texts.values()].reduce((sum, text) => sum + text.length, 0),
  };
}

export function isVariation({ types }: WooItem): boolean {
  return types.some((type) => type === 'variation' || type === 'subscription_variation');
}

/** Whether variations belong to it, which may stand anywhere below it in the file. */
export function hasVariations({ types }: WooItem): boolean {
  return types.some((type) => type.startsWith('variable'));
}
