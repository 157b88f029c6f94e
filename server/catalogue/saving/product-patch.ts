// What of a product can be saved: fields alone, never the whole. One row here is a field of the editor, the grid, the
// command and the history at once; the names are those of the tables, so that what was changed meanwhile is found by them.
import { z } from 'zod';
import { vatClasses } from '#src/countries/country.ts';
import { currencies } from '#src/currencies.ts';
import { locales } from '#src/i18n/locales.ts';
import { sanitiseHtml } from '../../sanitise-html.ts';
import { isHandle } from '../csv/product-csv-handle.ts';

const MOST_MINOR = 100_000_000_000;
const MOST_GRAMS = 1_000_000_000;

const line = z.string().trim().max(500);
const text = z.string().trim().max(5_000);
const minor = z.number().int().min(0).max(MOST_MINOR);

const productFields = z.strictObject({
  handle: z.string().max(200).refine(isHandle, 'must be small letters, digits and hyphens'),
  status: z.enum(['active', 'draft', 'archived']),
  is_published: z.boolean(),
  publish_at: z.date().nullable(),
  vendor: line,
  product_type: line,
  tags: z.array(line.min(1)).max(250),
  vat_class: z.enum(vatClasses, `must be one of ${vatClasses.join(', ')}`),
  manufacturer_name: line,
  manufacturer_address: text,
  manufacturer_email: line,
  responsible_person: text,
});

const textFields = z.strictObject({
  title: line.min(1, 'must not be empty'),
  description_html: z.string().max(500_000).transform(sanitiseHtml),
  seo_title: line,
  seo_description: text,
  safety_warnings: text,
});

const variantFields = z.strictObject({
  sku: line,
  barcode: line,
  weight_grams: z.number().int().min(0).max(MOST_GRAMS),
  requires_shipping: z.boolean(),
  is_taxable: z.boolean(),
  sells_without_stock: z.boolean(),
});

const priceFields = z.strictObject({
  amount_minor: minor,
  /** Null: nothing is crossed out. */
  compare_at_minor: minor.nullable(),
});

const locale = z.enum(locales);
const currency = z.enum(currencies);

export const productPatchSchema = z.strictObject({
  product: productFields.partial().optional(),
  texts: z.partialRecord(locale, textFields.partial()).optional(),
  /** By the variant's id. */
  variants: z.record(z.uuid(), variantFields.partial()).optional(),
  /** By the variant's id and the currency. */
  prices: z.record(z.uuid(), z.partialRecord(currency, priceFields.partial())).optional(),
});

export type ProductPatchInput = z.input<typeof productPatchSchema>;
export type ProductPatch = z.output<typeof productPatchSchema>;

/** A field as the history knows it. */
export type FieldWrite = { part: string; key: Record<string, string>; field: string; value: unknown };

/** The fields of a patch one by one. */
export function listWrites(productId: string, patch: ProductPatch): FieldWrite[] {
  const { product = {}, texts = {}, variants = {}, prices = {} } = patch;
  const of = (part: string, key: Record<string, string>, fields: object = {}): FieldWrite[] =>
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => ({ part, key, field, value }));
  return [
    ...of('products', { id: productId }, product),
    ...Object.entries(texts).flatMap(([language, fields]) =>
      of('product_texts', { product_id: productId, locale: language }, fields),
    ),
    ...Object.entries(variants).flatMap(([id, fields]) => of('variants', { id }, fields)),
    ...Object.entries(prices).flatMap(([variantId, byCurrency]) =>
      Object.entries(byCurrency).flatMap(([name, fields]) =>
        of('prices', { variant_id: variantId, currency: name }, fields),
      ),
    ),
  ];
}
