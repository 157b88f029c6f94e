// The columns of WooCommerce's product CSV, by what it calls them in a language that is known (`woocommerce-names.ts`). A whole
// export of any other language is read by the order of its columns. The cells below are the same in every language.
import { textToHandle } from '#src/catalogue/text-to-handle.ts';
import { gramsPer, weightUnitOf } from '#src/numbers/weight.ts';
import { findNumberedColumns, findWooLayout, type WooAttribute } from './woocommerce-layout.ts';
import { namesByField } from './woocommerce-names.ts';

/** What each field is called in a language or another; English comes first. */
export const namesOfWooFields: Readonly<Record<keyof typeof namesByField, readonly string[]>> = namesByField;

export type WooField = keyof typeof namesByField | 'weight';

export type WooColumns = {
  /** Position and spelling of each field's column. */
  fields: ReadonlyMap<WooField, { index: number; header: string }>;
  /** Attributes by number; a row may name other ones than the next one in the same columns. */
  attributes: { name: number; value: number; visible: number | undefined }[];
  /** Grams of one unit of the column of weights. */
  gramsPerUnit: number;
  /** Columns that are not read. */
  unused: string[];
};

const fieldsByName = new Map(
  Object.entries(namesByField).flatMap(([field, names]) =>
    names.map((name) => [keyOf(name), field as keyof typeof namesByField] as const),
  ),
);

/** Writes it as a handle; in letters that are not Latin, which a handle has not, the words. */
function keyOf(name: string): string {
  if (!/[^\P{L}\p{sc=Latn}]/u.test(name)) return textToHandle(name);
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** The English name of a column, which the import reads the same way; null where it is none of WooCommerce's. */
export function wooNameOf(header: string): string | null {
  const { field, unit } = readName(header.trim());
  if (field && field !== 'weight') return namesByField[field][0];
  return field ? `Weight (${unit})` : null;
}

/** Columns that a product file of another kind would not have, at least not three of them. */
const telling: readonly WooField[] = [
  ...(['type', 'published', 'visibility', 'shortDescription', 'saleStarts', 'taxStatus', 'inStock'] as const),
  ...(['backorders', 'salePrice', 'regularPrice', 'parent', 'categories', 'images'] as const),
];
const TELLING_COLUMNS = 3;

/** What the columns mean; null when the header is not WooCommerce's. */
export function readWooHeader(cells: readonly string[]): WooColumns | null {
  const fields = new Map<WooField, { index: number; header: string }>();
  const attributes = new Map<number, { name?: number; value?: number; visible?: number }>();
  const unused: string[] = [];
  let gramsPerUnit = 1000;
  const named = cells.map((cell) => readName(cell.trim()));
  const known = new Set(named.map(({ field }) => field));
  const placed = findWooLayout(cells);
  const isNamed = (part: WooAttribute['part']) => named.some(({ attribute }) => attribute?.part === part);
  const numbered = isNamed('name') && isNamed('value') ? null : findNumberedColumns(cells);
  for (const [index, cell] of cells.entries()) {
    const header = cell.trim();
    const { unit, field: ownField, attribute: ownAttribute } = named[index] ?? {};
    const place = placed?.get(index);
    // Names count; the place only where no name of a language says what stands there.
    const field = ownField ?? (place && !known.has(place) ? place : undefined);
    const attribute = field ? undefined : numbered ? numbered.get(index) : ownAttribute;
    const weightUnit = unit ? weightUnitOf(unit) : null;
    if (weightUnit) gramsPerUnit = gramsPer(weightUnit);
    if (field) {
      if (!fields.has(field)) fields.set(field, { index, header });
    } else if (attribute) {
      attributes.set(attribute.number, { ...attributes.get(attribute.number), [attribute.part]: index });
    } else if (header !== '') unused.push(header);
  }
  if (!fields.has('name') || telling.filter((field) => fields.has(field)).length < TELLING_COLUMNS) return null;
  return {
    fields,
    attributes: [...attributes.values()].flatMap(({ name, value, visible }) =>
      name === undefined || value === undefined ? [] : [{ name, value, visible }],
    ),
    gramsPerUnit,
    unused,
  };
}

function readName(header: string): { field?: WooField; unit?: string; attribute?: WooAttribute } {
  const name = keyOf(header);
  const field = fieldsByName.get(name);
  if (field) return { field };
  const attribute = readAttribute(name);
  if (attribute) return { attribute };
  // Whatever a language calls the weight, its unit stands behind it, and behind nothing else.
  const [, unit] = /^\p{L}+-(kg|g|lbs?|oz)$/u.exec(name) ?? [];
  return unit ? { field: 'weight', unit } : {};
}

// Greek words stand in strings: expressions of the server are written in ASCII.
const oneOf = (words: string) => new RegExp(`(${words})`);
const partOf = (words: string) => new RegExp(`(^|-)(${words})(-|$)`);

const ofAttribute = oneOf('attribu|atrybut|atribut|eigenschap|vlastnost|tulajdonsag|ominaisuu|ιδιότητ');
const parts = [
  ['name', partOf('name|nazwa|naam|nazev|jmeno|nom|nombre|nome|nume|neve?|namn|nimi|όνομα')],
  [
    'value',
    partOf(
      'values?|wartosci?|wert|werte|waarden?|hodnot[ay]?|valeurs?|valor|valores|valuta|valore|valoare|erteke?|varde|arvot?|τιμή-ές',
    ),
  ],
  [
    'visible',
    partOf(
      'visible|widoczny|sichtbar|zichtbare?|zichtbaar|viditeln[aey]|visibile|vizibilitate|lathato|synlig|synlighet|visivel|visibilidade|nakyvyys|nakyvissa|ορατή',
    ),
  ],
] as const;

/** `Attribute 1 name` in any of the languages, whose words stand in different orders. */
function readAttribute(name: string): WooAttribute | null {
  const number = Number(/(?:^|-)(\d{1,3})(?:-|$)/.exec(name)?.[1] ?? Number.NaN);
  if (!ofAttribute.test(name) || Number.isNaN(number)) return null;
  const [part] = parts.find(([, words]) => words.test(name)) ?? [];
  return part ? { number, part } : null;
}
