// What is sent of a grid: of each product the changed cells alone, with the version that they were read at.
import type { Locale } from '../../../i18n/locales.ts';
import type { GridColumn } from './grid-columns.ts';
import type { CellEdit, Edits } from './grid-edits.ts';

export type ProductSaveInput = { productId: string; version: number; patch: string };

type Value = string | number | boolean | null;
type Fields = { [name: string]: Fields | Value };

/** The column that a path belongs to, whichever variant it is of. */
export function columnOf(
  columns: readonly GridColumn[],
  [part, id, ...field]: readonly string[],
): GridColumn | undefined {
  const name = field.join('.');
  if (part === 'product') return columns.find(({ id }) => id === 'state');
  if (part === 'texts') return columns.find(({ id }) => id === 'title');
  if (part === 'stock') return columns.find(({ id }) => id === 'stock');
  if (part === 'variants') {
    const ids: Record<string, string> = { sku: 'sku', barcode: 'ean', weight_grams: 'weight' };
    return columns.find(({ id }) => id === ids[name]);
  }
  const [currency = '', amount] = field;
  const kind = amount === 'compare_at_minor' ? 'compare' : 'price';
  return id === undefined ? undefined : columns.find(({ id }) => id === `${kind}:${currency}`);
}

/** Null while something cannot be read. */
export function savesOf(edits: Edits, columns: readonly GridColumn[], locale: Locale): ProductSaveInput[] | null {
  const byProduct = Map.groupBy(edits.values(), ({ productId }) => productId);
  const saves: ProductSaveInput[] = [];
  for (const [productId, cells] of byProduct) {
    const patch: Fields = {};
    for (const edit of cells) {
      const value = meantBy(edit, columns, locale);
      if (value === undefined) return null;
      setAt(patch, edit.path, value);
      // What is put on sale is listed too, and no planned moment is left of it.
      if (edit.path.join() === 'product,status') {
        setAt(patch, ['product', 'publish_at'], null);
        if (value === 'active') setAt(patch, ['product', 'is_published'], true);
      }
    }
    const version = Math.min(...cells.map((edit) => edit.version));
    saves.push({ productId, version, patch: JSON.stringify(patch) });
  }
  return saves;
}

/** Stock as a difference to what was seen: what is sold meanwhile stays sold, and what others count is asked about. */
function meantBy({ text, path, seen, key }: CellEdit, columns: readonly GridColumn[], locale: Locale) {
  const reading = columnOf(columns, path)?.read(text, locale);
  if (reading?.kind !== 'value') return undefined;
  if (path[0] !== 'stock') return reading.value;
  const counted = Number(reading.value);
  // A tab may have kept it since before there were keys.
  return { by: counted - Number(seen), counted, ...(key && { key }) };
}

/** Whether all that somebody has changed of a product is what was sent from here, and had no answer. */
export function isOwnSave(
  edits: Edits,
  { productId, fields }: { productId: string; fields: readonly { name: string; theirs?: string | null }[] },
  columns: readonly GridColumn[],
  locale: Locale,
): boolean {
  return fields.every(({ name, theirs }) => {
    const edit = edits.get(`${productId} ${name}`);
    const reading = edit?.sent === undefined ? undefined : columnOf(columns, edit.path)?.read(edit.sent, locale);
    return reading?.kind === 'value' && theirs != null && JSON.stringify(reading.value) === theirs;
  });
}

function setAt(fields: Fields, [name = '', ...rest]: readonly string[], value: Fields | Value): void {
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const known = fields[name];
  const within = typeof known === 'object' && known !== null ? known : {};
  fields[name] = within;
  setAt(within, rest, value);
}
