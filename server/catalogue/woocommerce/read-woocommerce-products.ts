// WooCommerce's product CSV as products. It writes them by their ids, so a variation stands somewhere below its product,
// with others in between; products are held until the end of the file, in its order. A very large file keeps only those
// in memory that variations may still come for.

import type { FaultLog } from '../import/import-faults.ts';
import type { ProductRows } from '../import/import-group-products.ts';
import type { Columns } from '../import/import-header.ts';
import type { NumberNotation } from '../import/import-number-notation.ts';
import { ProductHandles } from '../import/import-product-handles.ts';
import type { CsvRow } from '../import/import-read-rows.ts';
import type { WooColumns } from './woocommerce-columns.ts';
import { hasVariations, isVariation, readWooItem, type WooItem } from './woocommerce-items.ts';
import { columnsOfWoo, toRows } from './woocommerce-rows.ts';
import { splitWooCategories, wooPlainText } from './woocommerce-texts.ts';

const MAX_HELD_CHARACTERS = 32_000_000;

export type WooOptions = { woo: WooColumns; line: number; today: string; notation: NumberNotation; faults: FaultLog };

export function readWooProducts(
  rows: AsyncIterable<CsvRow>,
  options: WooOptions,
): { columns: Columns; products: AsyncGenerator<ProductRows> } {
  const columns = columnsOfWoo(options.woo, options.line);
  warnOfHeader(options);
  return { columns, products: listProducts(rows, columns, options) };
}

async function* listProducts(
  rows: AsyncIterable<CsvRow>,
  columns: Columns,
  { woo, today, notation, faults }: WooOptions,
): AsyncGenerator<ProductRows> {
  const handles = new ProductHandles();
  const parents = new Map<string, WooItem>();
  const orphans: WooItem[] = [];
  let held: WooItem[] = [];
  let size = 0;
  const finish = (item: WooItem): ProductRows => {
    notation.close();
    const handle = handles.make(nameOf(item), item.line);
    const rowOptions = { today, gramsPerUnit: woo.gramsPerUnit, columns, notation, faults };
    const collections = woo.fields.has('categories')
      ? splitWooCategories(wooPlainText(item.text('categories')))
      : undefined;
    return { handle, rows: toRows(item, handle, rowOptions), isIncomplete: false, collections };
  };
  for await (const row of rows) {
    const item = readWooItem(row, woo);
    notation.look(item.text('regularPrice'));
    notation.look(item.text('salePrice'));
    if (isVariation(item)) {
      const parent = parents.get(item.text('parent').toLowerCase());
      (parent?.variations ?? orphans).push(item);
    } else if (isLeftOut(item, faults)) continue;
    else {
      held.push(item);
      if (hasVariations(item)) {
        parents.set(`id:${item.text('id')}`, item);
        if (item.text('sku') !== '') parents.set(item.text('sku').toLowerCase(), item);
      }
    }
    size += item.size;
    if (size <= MAX_HELD_CHARACTERS) continue;
    for (const complete of held.filter((each) => !hasVariations(each))) yield finish(complete);
    held = held.filter(hasVariations);
    size = 0;
  }
  for (const item of orphans) {
    const parent = parents.get(item.text('parent').toLowerCase());
    if (parent) parent.variations.push(item);
    else warnOfOrphan(item, faults);
  }
  for (const item of held) yield finish(item);
}

/** What its address is made from: WordPress makes it from the name, too. */
function nameOf(item: WooItem): string {
  return item.text('slug') || wooPlainText(item.text('name')) || item.text('sku') || `product ${item.text('id')}`;
}

function isLeftOut({ types, line, text }: WooItem, faults: FaultLog): boolean {
  const kind = types.find((type) => type === 'grouped' || type === 'external');
  if (!kind) return false;
  const why = kind === 'grouped' ? 'only lists other products' : 'is sold by another shop';
  const message = `“${text('name').slice(0, 80)}” ${why} (${kind}) and was left out.`;
  faults.warn('NOT_IMPORTED', { line, value: kind }, message, 'Nothing is to be done, unless you sell it yourself.');
  return true;
}

function warnOfOrphan({ line, text }: WooItem, faults: FaultLog): void {
  const parent = text('parent').slice(0, 60);
  const message = parent
    ? `The product of this variation, “${parent}”, is not in the file; it was left out.`
    : 'The variation names no product that it belongs to; it was left out.';
  faults.warn('NOT_IMPORTED', { line }, message, 'Export the variations together with their products.');
}

function warnOfHeader({ woo, line, faults }: WooOptions): void {
  faults.warn(
    'TAX_OF_PRICES',
    { line, column: woo.fields.get('regularPrice')?.header },
    'WooCommerce’s file does not say whether its prices include VAT; they were taken as what shoppers pay.',
    'If yours were entered without VAT, export them with it before you sell.',
  );
  if (woo.unused.length === 0) return;
  const names = woo.unused.slice(0, 10).map((name) => name.slice(0, 60));
  const more = woo.unused.length > names.length ? ` and ${woo.unused.length - names.length} more` : '';
  const count = woo.unused.length === 1 ? 'One column is' : `${woo.unused.length} columns are`;
  const value = `${names.join(', ')}${more}`;
  const message = `${count} not imported: ${value}.`;
  faults.warn(
    'UNUSED_COLUMNS',
    { line, value },
    message,
    'Nothing is to be done, unless one of them is missing in the shop.',
  );
}
