// A whole export of WooCommerce has the same columns in the same order in every language. What is the same in their names,
// too, are the units of the weight and of the three measures after it: from there the others are counted.

/** Counted from the weight. What the shop does not read is left out. */
const places = [
  [-15, 'name'],
  [-14, 'published'],
  [-12, 'visibility'],
  [-11, 'shortDescription'],
  [-10, 'description'],
  [-9, 'saleStarts'],
  [-8, 'saleEnds'],
  [-7, 'taxStatus'],
  [-6, 'taxClass'],
  [-5, 'inStock'],
  [-4, 'stock'],
  [-2, 'backorders'],
  [6, 'salePrice'],
  [7, 'regularPrice'],
  [8, 'categories'],
  [9, 'tags'],
  [11, 'images'],
  [14, 'parent'],
] as const;
const WEIGHT_FROM_NAME = 15;
const beforeName = ['id', 'type', 'sku', 'gtin'] as const;

export type PlacedField = (typeof places)[number][1] | (typeof beforeName)[number];
export type WooAttribute = { number: number; part: 'name' | 'value' | 'visible' };

/** What stands where; null when the columns are not those of a whole export. */
export function findWooLayout(header: readonly string[]): ReadonlyMap<number, PlacedField> | null {
  const weight = header.findIndex((cell) => /\((?:kg|g|lbs?|oz)\)\s*$/i.test(cell));
  const measures = header.slice(weight + 1, weight + 4);
  if (measures.length < 3 || !measures.every((cell) => /\((?:m|cm|mm|in|yd)\)\s*$/i.test(cell))) return null;
  // Older files have no column of the GTIN.
  const name = weight - WEIGHT_FROM_NAME;
  if (name !== beforeName.length && name !== beforeName.length - 1) return null;
  return new Map<number, PlacedField>([
    ...beforeName.slice(0, name).map((field, index) => [index, field] as const),
    ...places.map(([place, field]) => [weight + place, field] as const),
  ]);
}

const parts = ['name', 'value', 'visible'] as const;
/** Name, values, visible, global; a fifth says the default. */
const COLUMNS_OF_ATTRIBUTE = 4;

/**
 * The columns of attributes in a language of which no words are known: those of one stand side by side and have its number.
 * So have those of downloads, two or three before them.
 */
export function findNumberedColumns(header: readonly string[]): ReadonlyMap<number, WooAttribute> {
  const attributes = new Map<number, WooAttribute>();
  const numbers = header.map((cell) => Number(/^(?!meta:)\D*(\d{1,3})\D*$/i.exec(cell)?.[1] ?? 0));
  for (let start = 0, end = 0; start < numbers.length; start = end) {
    const number = numbers[start] ?? 0;
    end = start + 1;
    while (end < numbers.length && numbers[end] === number) end += 1;
    const length = end - start;
    if (number === 0 || length < COLUMNS_OF_ATTRIBUTE) continue;
    const downloads = length <= COLUMNS_OF_ATTRIBUTE + 1 ? 0 : length === COLUMNS_OF_ATTRIBUTE + 2 ? 2 : 3;
    for (const [offset, part] of parts.entries()) attributes.set(start + downloads + offset, { number, part });
  }
  return attributes;
}
