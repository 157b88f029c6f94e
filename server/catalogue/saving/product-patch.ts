// What of a product can be saved: fields alone, never the whole. One row here is a field of the editor, the grid, the
// command and the history at once; the names are those of the tables, so that what was changed meanwhile is found by them.
import { z } from 'zod';
import { isTag } from '#src/catalogue/is-tag.ts';
import { MOST_GOING_WITH } from '#src/catalogue/product/most-going-with.ts';
import { withdrawalExceptions } from '#src/catalogue/withdrawal-exceptions.ts';
import { vatClasses } from '#src/countries/country.ts';
import { locales } from '#src/i18n/locales.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { productFieldValueSchema } from '#src/shop/own-fields/product-fields.ts';
import { uuidInput } from '../../database/uuid-input.ts';
import { sanitiseHtml } from '../../sanitise-html.ts';
import { isHandle } from '../csv/product-csv-handle.ts';
import { giftCardTermsSchema } from '../gift-card-terms-schema.ts';
import { lineTextSchema } from '../line-text-schema.ts';
import type { FieldWrite } from './field-write.ts';
import { listOptionWrites, optionsPatchShape } from './options-patch.ts';
import { listPictureWrites, pictureOrderSchema, picturesPatchSchema } from './picture-patch.ts';
import { listReductionWrites, reductionsPatchSchema } from './reduction-patch.ts';
import { currency, line, savedPriceFields, savedVariantFields } from './variant-fields.ts';

const text = z.string().overwrite(withoutUnseenSigns).trim().max(5_000);

const handle = z.string().max(200).refine(isHandle, 'must be small letters, digits and hyphens');

const productFields = z.strictObject({
  handle,
  status: z.enum(['active', 'draft', 'archived']),
  is_published: z.boolean(),
  publish_at: z.date().nullable(),
  vendor: line,
  product_type: line,
  tags: z.array(line.refine(isTag, 'must be a word or more, without comma or semicolon')).max(250),
  /** Handles of products that go well with it, in the order of its page. */
  goes_with: z.array(handle).max(MOST_GOING_WITH, `must be at most ${MOST_GOING_WITH} products`),
  /** What text it asks for; null: none. */
  line_text: lineTextSchema.nullable(),
  /** The product is a gift card; null: it is none. */
  gift_card: giftCardTermsSchema.nullable(),
  withdrawal_exception: z.enum(withdrawalExceptions, `must be one of ${withdrawalExceptions.join(', ')}`).nullable(),
  /** Sales of it need Poland's cash register. */
  needs_cash_register: z.boolean(),
  vat_class: z.enum(vatClasses, `must be one of ${vatClasses.join(', ')}`),
  manufacturer_name: line,
  manufacturer_address: text,
  manufacturer_email: line,
  responsible_person: text,
});

const textFields = z.strictObject({
  /** Empty: none of its own; that of the catalogue's plain texts stands there. */
  title: line,
  description_html: z.string().max(500_000).transform(sanitiseHtml),
  seo_title: line,
  seo_description: text,
  safety_warnings: text,
});

const locale = z.enum(locales);

export const productPatchSchema = z.strictObject({
  product: productFields.partial().optional(),
  texts: z.partialRecord(locale, textFields.partial()).optional(),
  /** The variants by their ids. */
  variants: z.record(uuidInput, savedVariantFields.partial()).optional(),
  /** The prices by the variant's id and the currency. */
  prices: z.record(uuidInput, z.partialRecord(currency, savedPriceFields.partial())).optional(),
  /** The reductions by their ids. */
  reductions: reductionsPatchSchema.optional(),
  /** Says by a collection's id whether the product is in it. */
  collections: z.record(uuidInput, z.boolean()).optional(),
  /** The own fields by their keys; null: nothing is said any more. */
  own_fields: z.record(z.string().max(40), productFieldValueSchema.nullable()).optional(),
  ...optionsPatchShape,
  pictures: picturesPatchSchema.optional(),
  picture_order: pictureOrderSchema.optional(),
});

export type ProductPatchInput = z.input<typeof productPatchSchema>;
export type ProductPatch = z.output<typeof productPatchSchema>;

/** The fields of a patch one by one. */
export function listWrites(productId: string, patch: ProductPatch): FieldWrite[] {
  const { product = {}, texts = {}, variants = {}, prices = {} } = patch;
  const of = (part: string, key: FieldWrite['key'], fields: object = {}): FieldWrite[] =>
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
    ...Object.entries(patch.own_fields ?? {}).flatMap(([field, value]) =>
      of('product_field_values', { product_id: productId, field }, { value }),
    ),
    ...listReductionWrites(patch.reductions),
    ...listOptionWrites(productId, patch),
    ...listPictureWrites(patch),
  ];
}
