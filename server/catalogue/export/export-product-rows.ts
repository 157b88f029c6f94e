// One product as rows of cells: the first carries the product, each row a variant and an image as long as there are any.

import { currencies } from '#src/currencies.ts';
import { locales } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import type { ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';
import { type OwnFieldColumn, writeOwnField } from '../csv/own-field-columns.ts';
import { formatOptionTexts } from '../csv/product-csv-cell.ts';
import { mapPlainFields } from '../csv/product-csv-columns.ts';
import { formatStockAtExport, STOCK_AT_EXPORT } from '../csv/stock-at-export.ts';
import { tagsAlone } from '../csv/tag-texts.ts';
import type { ExistingProduct } from '../import/import-existing-products.ts';
import { noOptionsName, noOptionsValue } from '../import/import-parse-options.ts';
import type { ExportColumn, ExportOptions } from './export-columns.ts';

export type RowOptions = ExportOptions & { ownFields: readonly OwnFieldColumn[] };

/** Cells by the key of their column. */
type Cells = Record<string, string>;

/** The rows of the product, in the order of `columns`; `collections` as cells name them. */
export function productToRows(
  existing: ExistingProduct,
  collections: string[],
  columns: ExportColumn[],
  options: RowOptions,
): string[][] {
  const variants = existing.variants.filter((variant) => variant.archived_at === null);
  const product = productCells(existing, collections, options);
  const rows: string[][] = [];
  for (let index = 0; index < Math.max(variants.length, existing.media.length, 1); index++) {
    const variant = variants[index];
    const media = existing.media[index];
    const cells = {
      product: index === 0 ? product : { handle: existing.product.handle },
      variant: variant ? variantCells(existing, variant, options) : {},
      image: media ? imageCells(existing, media, options) : {},
    };
    rows.push(columns.map(({ level, key }) => (cells[level] as Cells)[key] ?? ''));
  }
  return rows;
}

function productCells(existing: ExistingProduct, collections: string[], { baseLocale, ownFields }: RowOptions): Cells {
  const { product } = existing;
  const cells: Cells = {
    ...(product.import_columns as Cells),
    handle: product.handle,
    ...mapPlainFields((field) => product[field]),
    type: product.product_type,
    tags: product.tags.join(', '),
    published: String(product.is_published),
    status: product.status,
    collections: collections.join(', '),
    vat_class: product.vat_class,
    withdrawal_exception: product.withdrawal_exception ?? '',
    needs_cash_register: product.needs_cash_register ? 'true' : '',
    goes_with: product.goes_with.join(', '),
    line_text: product.line_text === null ? '' : JSON.stringify(product.line_text),
  };
  for (const column of ownFields) {
    const row = existing.ownFields.find(({ field }) => field === column.field.key);
    cells[column.key] = writeOwnField(column, row?.value as ProductFieldValue | undefined);
  }
  for (const text of existing.texts) {
    const suffix = text.locale === baseLocale ? '' : `_${text.locale}`;
    cells[`title${suffix}`] = text.title;
    cells[`description${suffix}`] = text.description_html;
    cells[`seo_title${suffix}`] = text.seo_title;
    cells[`seo_description${suffix}`] = text.seo_description;
    cells[`safety_warnings${suffix}`] = text.safety_warnings;
  }
  if (existing.options.length === 0) cells.option1_name = noOptionsName;
  for (const option of existing.options) cells[`option${option.position}_name`] = option.name;
  for (const locale of locales) Object.assign(cells, nameTexts(existing, locale));
  return cells;
}

/** Names first, then values in the merchant's order, then what belongs to no option any more; tags in their own column. */
function nameTexts({ product, options, optionTexts }: ExistingProduct, locale: string): Cells {
  const { tags } = product;
  const isOfTag = tagsAlone(
    tags,
    options.map(({ name, option_values: values }) => ({ name, values })),
  );
  const order = [...options.flatMap(({ name, option_values }) => [name, ...option_values]), ...tags];
  const placeOf = (source: string) => (order.includes(source) ? order.indexOf(source) : order.length);
  const rows = optionTexts
    .filter((row) => row.locale === locale)
    .sort((a, b) => placeOf(a.source) - placeOf(b.source) || (a.source < b.source ? -1 : 1));
  const format = (some: typeof rows) => formatOptionTexts(some.map(({ source, target }) => [source, target] as const));
  return {
    [`option_texts_${locale}`]: format(rows.filter(({ source }) => !isOfTag(source))),
    [`tag_texts_${locale}`]: format(rows.filter(({ source }) => isOfTag(source))),
  };
}

function variantCells(
  existing: ExistingProduct,
  variant: ExistingProduct['variants'][number],
  { baseCurrency, now }: ExportOptions,
): Cells {
  const extra = variant.import_columns as Cells;
  const cells: Cells = {
    ...extra,
    option1_value: variant.option1 ?? noOptionsValue,
    option2_value: variant.option2 ?? '',
    option3_value: variant.option3 ?? '',
    sku: variant.sku,
    barcode: variant.barcode,
    grams: String(variant.weight_grams),
    requires_shipping: String(variant.requires_shipping),
    taxable: String(variant.is_taxable),
    unit_measure: variant.unit_measure ?? '',
    unit_measure_unit: variant.unit_measure_unit ?? '',
    unit_base_measure: variant.unit_base_measure ?? '',
    unit_base_measure_unit: variant.unit_base_measure_unit ?? '',
    tracker: variant.tracks_stock ? (extra['Inventory tracker'] ?? 'shopify') : '',
    quantity: String(variant.on_hand),
    [STOCK_AT_EXPORT]: formatStockAtExport({ onHand: variant.on_hand, at: now }),
    policy: variant.sells_without_stock ? 'continue' : 'deny',
    variant_image: existing.media.find((media) => media.id === variant.media_id)?.source ?? '',
  };
  for (const currency of currencies) {
    const price = existing.prices.find((row) => row.variant_id === variant.id && row.currency === currency);
    const suffix = currency === baseCurrency ? '' : `_${currency}`;
    if (!price) continue;
    cells[`price${suffix}`] = moneyToDecimal(money(price.amount_minor, currency));
    if (price.compare_at_minor === null) continue;
    cells[`compare_at${suffix}`] = moneyToDecimal(money(price.compare_at_minor, currency));
  }
  return cells;
}

function imageCells(
  existing: ExistingProduct,
  media: ExistingProduct['media'][number],
  { baseLocale }: ExportOptions,
): Cells {
  const cells: Cells = { image_src: media.source, image_position: String(media.position) };
  for (const { media_id, locale, alt } of existing.mediaTexts) {
    if (media_id === media.id) cells[locale === baseLocale ? 'image_alt' : `image_alt_${locale}`] = alt;
  }
  return cells;
}
