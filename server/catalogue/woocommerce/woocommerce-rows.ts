// A WooCommerce product as the rows of a Shopify file, so that everything after reading is one way for both.
import { escapeHtml } from '#server/escape-html.ts';
import { isDay } from '#src/dates/local-date.ts';
import { withDecimalPoint } from '../import/import-cell-values.ts';
import type { FaultLog } from '../import/import-faults.ts';
import type { Column, Columns } from '../import/import-header.ts';
import { mayBeThousands, type NumberNotation, withoutPoints } from '../import/import-number-notation.ts';
import type { CsvRow } from '../import/import-read-rows.ts';
import type { WooColumns, WooField } from './woocommerce-columns.ts';
import { hasVariations, type WooItem } from './woocommerce-items.ts';
import { splitWooImages, splitWooList, wooPlainText, wooTextToHtml } from './woocommerce-texts.ts';
import { listWooVariants, type WooVariant } from './woocommerce-variants.ts';

type Cells = Record<string, string | undefined>;

/** Our fields, with the columns of theirs that they are made from; the first is where a fault is said to be. */
const sources: readonly [field: string, level: Column['level'], from: WooField[]][] = [
  ['title', 'product', ['name']],
  ['handle', 'product', ['name']],
  ['description', 'product', ['description', 'shortDescription']],
  ['vendor', 'product', ['brand']],
  ['tags', 'product', ['tags']],
  ['published', 'product', ['published', 'visibility']],
  ['status', 'product', ['published', 'type', 'regularPrice']],
  ['vat_class', 'product', ['taxClass']],
  ['seo_title', 'product', ['seoTitle']],
  ['seo_description', 'product', ['seoDescription']],
  ['sku', 'variant', ['sku']],
  ['barcode', 'variant', ['gtin']],
  ['price', 'variant', ['regularPrice', 'salePrice']],
  ['compare_at', 'variant', ['regularPrice']],
  ['sale_price', 'variant', ['salePrice']],
  ['sale_from', 'variant', ['saleStarts']],
  ['sale_until', 'variant', ['saleEnds']],
  ['taxable', 'variant', ['taxStatus']],
  ['tracker', 'variant', ['stock', 'inStock']],
  ['quantity', 'variant', ['stock', 'inStock']],
  ['policy', 'variant', ['backorders']],
  ['grams', 'variant', ['weight']],
  ['requires_shipping', 'variant', ['type']],
  ['image_src', 'image', ['images']],
  ['image_position', 'image', ['images']],
  ['variant_image', 'variant', ['images']],
];

const ofAttributes: Omit<Column, 'index'> = {
  header: 'Attribute 1 value(s)',
  level: 'product',
  field: 'description_if_none',
  key: 'description_if_none',
  isStandard: true,
};

/** The columns of the rows that `toRows` makes: only what the file says something about. */
export function columnsOfWoo({ fields, attributes }: WooColumns, line: number): Columns {
  const all = sources.flatMap(([field, level, from]): Omit<Column, 'index'>[] => {
    const source = from.map((name) => fields.get(name)).find((column) => column !== undefined);
    return source ? [{ header: source.header, level, field, key: field, isStandard: true }] : [];
  });
  // Attributes stand in the description; without a column of those, what is there already is not replaced by them.
  const hasDescription = all.some(({ field }) => field === 'description');
  if (attributes.length > 0 && !hasDescription) all.push(ofAttributes);
  const options = [1, 2, 3].flatMap((n): Omit<Column, 'index'>[] => [
    {
      header: `Attribute ${n} name`,
      level: 'product',
      field: `option${n}_name`,
      key: `option${n}_name`,
      isStandard: true,
    },
    {
      header: `Attribute ${n} value(s)`,
      level: 'variant',
      field: `option${n}_value`,
      key: `option${n}_value`,
      isStandard: true,
    },
  ]);
  const columns = [...all, ...options].map((column, index): Column => ({ ...column, index }));
  const byField = new Map(columns.map((column) => [column.field ?? '', column] as const));
  return { line, width: columns.length, unnamed: [], all: columns, byField };
}

export type WooRowOptions = {
  /** The company's day, as YYYY-MM-DD. */
  today: string;
  gramsPerUnit: number;
  columns: Columns;
  notation: NumberNotation;
  faults: FaultLog;
};

/** One row for each variant, then one for each further picture. */
export function toRows(product: WooItem, handle: string, options: WooRowOptions): CsvRow[] {
  const { columns } = options;
  const toRow = (line: number, cells: Cells): CsvRow => ({
    line,
    cells: columns.all.map(({ field }) => cells[field ?? ''] ?? ''),
  });
  const { options: names, variants } = listWooVariants(product, options.faults);
  const sold = variants.filter((variant) => isSold(variant, product, options));
  const shown = sold.length > 0 ? sold : variants;
  const isDraft = sold.length === 0 && product.text('published') !== '-1';
  const isForeign = isOfPlugin(product, options.faults);
  if (isDraft && !isForeign) warnOfDraft(product, options.faults);
  const [first, ...others] = splitWooImages(product.text('images'));
  const own: Cells = {
    ...productCells(product, names, options.faults),
    ...(isDraft || isForeign ? { status: 'draft' } : {}),
    image_src: first,
    image_position: first && '1',
  };
  own.description_if_none = own.description;
  for (const [index, name] of names.entries()) own[`option${index + 1}_name`] = name;
  return [
    ...shown.map((variant, index) => {
      const cells = variantCells(variant, product, options);
      return toRow(variant.item.line, index === 0 ? { ...own, handle, ...cells } : { handle, ...cells });
    }),
    ...others.map((source, index) =>
      toRow(product.line, { handle, image_src: source, image_position: String(index + 2) }),
    ),
  ];
}

function productCells(product: WooItem, options: readonly string[], faults: FaultLog): Cells {
  const { text } = product;
  const published = text('published');
  return {
    title: wooPlainText(text('name')) || text('sku') || `Product ${text('id')}`,
    description: describe(product, options),
    vendor: wooPlainText(text('brand')),
    tags: splitWooList(text('tags')).map(wooPlainText).join(','),
    status: published === '-1' ? 'draft' : 'active',
    published: String(published !== '0' && text('visibility') !== 'hidden'),
    vat_class: vatClassOf(product, faults),
    seo_title: text('seoTitle').includes('%') ? '' : text('seoTitle'),
    seo_description: text('seoDescription').includes('%') ? '' : text('seoDescription'),
  };
}

/** Both texts, and the attributes that are only shown. */
function describe({ text, attributes }: WooItem, options: readonly string[]): string {
  const shown = attributes.filter(({ name, value, isVisible }) => isVisible && value !== '' && !options.includes(name));
  const list = shown.map(({ name, value }) => {
    const values = splitWooList(value).map(wooPlainText).join(', ');
    return `<li>${escapeHtml(name)}: ${escapeHtml(values)}</li>`;
  });
  const parts = [wooTextToHtml(text('shortDescription')), wooTextToHtml(text('description'))];
  if (list.length > 0) parts.push(`<ul>${list.join('')}</ul>`);
  return [...new Set(parts)].filter((part) => part !== '').join('\n');
}

function warnOfDraft(product: WooItem, faults: FaultLog): void {
  const lacksVariations = hasVariations(product) && product.variations.length === 0;
  const [message, fix] = lacksVariations
    ? [
        'The file has no variations of the product, and so no price: it was imported as a draft.',
        'Export the variations together with their products, or fill a price in and set it to active.',
      ]
    : ['The product has no price and was imported as a draft.', 'Fill a price in, and set it to active.'];
  faults.warn('IMPORTED_AS_DRAFT', { line: product.line }, message, fix);
}

/** Sold by a plug-in's own rules, which the shop does not know. */
function isOfPlugin({ types, line }: WooItem, faults: FaultLog): boolean {
  const readTypes = new Set(['simple', 'variable', 'virtual', 'downloadable', '']);
  const other = types.find((type) => !readTypes.has(type));
  if (other === undefined) return false;
  const message = `A product of the type “${other.slice(0, 40)}” was imported as a draft: the shop sells by other rules.`;
  faults.warn('IMPORTED_AS_DRAFT', { line, value: other }, message, 'Look at its price, and set it to active.');
  return true;
}

function vatClassOf({ text, line }: WooItem, faults: FaultLog): string {
  const name = text('taxClass').toLowerCase();
  if (name === '' || name === 'parent' || /standard/.test(name)) return 'standard';
  if (/zero|cero|nulla|noll|^0|zw/.test(name)) return 'zero';
  // Spain and Italy have two reduced rates, and which one is meant must not be guessed.
  if (
    !/super/.test(name) &&
    /redu[cisz]|ridott|obni|erm\u00e4|ermaess|verlaag|laag|sn\u00ed|cs\u00f6kk|csokk|s\u00e4nk/.test(name)
  )
    return 'reduced';
  faults.warnSummed('UNKNOWN_TAX_CLASS', { line, value: name }, (count) => [
    `${count === 1 ? 'A product has' : `${count} products have`} a tax class that the shop does not know, such as “${name.slice(0, 40)}”; standard was taken.`,
    'Export the catalogue, fill in the column “VAT class” and import it again.',
  ]);
  return 'standard';
}

/** Nobody can buy what has no price, or was switched off. */
function isSold({ item }: WooVariant, product: WooItem, { columns, faults }: WooRowOptions): boolean {
  const isOff = item !== product && ['0', '-1'].includes(item.text('published'));
  // Without a column of prices those of the shop stay.
  const isPriced = item.text('regularPrice') !== '' || item.text('salePrice') !== '';
  const hasPrice = isPriced || !columns.byField.has('price');
  if (item !== product && (isOff || !hasPrice)) {
    const message = `The variation ${isOff ? 'is switched off' : 'has no price'} and was left out.`;
    faults.warn(
      'NOT_IMPORTED',
      { line: item.line },
      message,
      'Switch it on, give it a price, and import the file again.',
    );
  }
  return hasPrice && !isOff;
}

function variantCells({ item, values }: WooVariant, product: WooItem, options: WooRowOptions): Cells {
  const own = (field: WooField) => item.text(field) || product.text(field);
  const isVirtual = [...item.types, ...(item === product ? [] : product.types)].includes('virtual');
  const [image] = item === product ? [] : splitWooImages(item.text('images'));
  return {
    ...Object.fromEntries(values.map((value, index) => [`option${index + 1}_value`, value])),
    sku: item.text('sku'),
    barcode: item.text('gtin'),
    ...pricesOf(item, options),
    taxable: String(own('taxStatus') !== 'none'),
    ...stockOf(item, product),
    policy:
      ['1', 'notify', 'yes'].includes(own('backorders')) || item.text('inStock') === 'backorder' ? 'continue' : 'deny',
    grams: gramsOf(own('weight'), options.gramsPerUnit),
    requires_shipping: String(!isVirtual),
    variant_image: image,
  };
}

/** A sale for a time is a reduction, which begins and ends by itself; one without an end is the price, beside the regular one. */
function pricesOf({ text, line }: WooItem, options: WooRowOptions): Cells {
  const { today, faults } = options;
  const regular = roundPrice(text('regularPrice'), line, options);
  const sale = roundPrice(text('salePrice'), line, options);
  const [starts, ends] = (['saleStarts', 'saleEnds'] as const).map((field) => dateOf(text(field)));
  if (sale === '') return { price: regular };
  const isOver = Boolean(ends && ends < today);
  const isAhead = Boolean(starts && starts > today);
  const isReduction = amountOf(regular) > amountOf(sale);
  if (regular !== '' && (isOver || (isAhead && !isReduction))) return { price: regular };
  if (!isReduction || !(isAhead || ends)) return { price: sale, compare_at: isReduction ? regular : '' };
  const period = [starts && `from ${starts}`, ends && `until ${ends}`].filter(Boolean).join(' ');
  const message = `The sale at ${text('salePrice')} ${period} becomes a reduction for that time; otherwise the product costs ${text('regularPrice')}.`;
  faults.warn('SALE_SCHEDULED', { line }, message, 'Look at it with `kasa reductions`, or in the office.');
  return { price: regular, compare_at: '', sale_price: sale, sale_from: starts ?? '', sale_until: ends ?? '' };
}

/** The date as YYYY-MM-DD, of a cell that may say a time behind it; null where there is none. */
function dateOf(cell: string): string | null {
  const day = cell.slice(0, 10);
  return isDay(day) ? day : null;
}

function amountOf(price: string): number {
  return Number(mayBeThousands(price) ? withoutPoints(price) : price);
}

function gramsOf(weight: string, gramsPerUnit: number): string {
  if (gramsPerUnit === 1 && mayBeThousands(weight)) return weight;
  const grams = Number(withDecimalPoint(weight)) * gramsPerUnit;
  return Number.isFinite(grams) ? String(Math.round(grams)) : weight;
}

/** Net prices are kept with four decimals and more; nobody pays them. */
function roundPrice(cell: string, line: number, { notation, faults }: WooRowOptions): string {
  const plain = withDecimalPoint(cell).replace(/^\./, '0.');
  if (mayBeThousands(plain) && !(notation.separatesByPoints && !plain.endsWith('0'))) return plain;
  if (!/^\d{1,13}\.\d{3,12}$/.test(plain)) return plain;
  const rounded = Number(plain).toFixed(2);
  if (Number(rounded) !== Number(plain)) {
    faults.warnSummed('ROUNDED_PRICE', { line, value: cell }, (count) => [
      `${count === 1 ? 'A price has' : `${count} prices have`} more than two decimals; “${cell}” was rounded to ${rounded}.`,
      'Most often these are prices without VAT: export the prices that shoppers pay.',
    ]);
  }
  return rounded;
}

/** Pieces where they are counted, of the variation or of all together; else only whether there are any. */
function stockOf(item: WooItem, product: WooItem): Cells {
  const counted = [item.text('stock'), item === product ? '' : product.text('stock')].find((stock) =>
    /^-?\d/.test(stock),
  );
  if (counted !== undefined) {
    const quantity = mayBeThousands(counted) ? counted : String(Math.floor(Number(withDecimalPoint(counted))));
    return { tracker: 'shopify', quantity };
  }
  return item.text('inStock') === '0' ? { tracker: 'shopify', quantity: '0' } : { tracker: '', quantity: '' };
}
