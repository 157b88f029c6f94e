// What of a product's options can be saved, which variants come and go with them, and stock as differences.
import { z } from 'zod';
import { MOST_OPTIONS, MOST_VARIANTS } from '#src/catalogue/office/matrix/option-change.ts';
import { locales } from '#src/i18n/locales.ts';
import { uuidInput } from '../../database/uuid-input.ts';
import type { FieldWrite } from './field-write.ts';
import { currency, line, priceFields, savedVariantFields } from './variant-fields.ts';

const MOST_PIECES = 2_147_483_647;

const name = line.min(1, 'must not be empty').max(200);
const pieces = z.number().int().min(-MOST_PIECES).max(MOST_PIECES);

const optionChange = z.strictObject({
  /** Its name before; null: it is new. */
  was: z.string().nullable(),
  name,
  values: z
    .array(z.strictObject({ value: name, was: z.array(z.string()) }))
    .min(1)
    .max(MOST_VARIANTS),
});

const addedVariant = z.strictObject({
  /** The values in the order of the options. */
  values: z.array(name).max(MOST_OPTIONS),
  ...savedVariantFields.partial().shape,
  prices: z.partialRecord(currency, priceFields.partial({ compare_at_minor: true })).optional(),
  on_hand: pieces.min(0).optional(),
});

export const optionsPatchShape = {
  /** All of them, and what each was. */
  options: z.array(optionChange).max(MOST_OPTIONS).optional(),
  /** The texts by language and by the name or value; an empty one is removed. */
  optionTexts: z.partialRecord(z.enum(locales), z.record(z.string(), line)).optional(),
  addedVariants: z.array(addedVariant).max(MOST_VARIANTS).optional(),
  archivedVariants: z.array(uuidInput).optional(),
  /**
   * The stock by the variant's id: how many came, or below zero went. What was sold meanwhile stays sold. With a key it
   * may be sent again, also as another number: what has been moved under the key is counted in. `counted`: the number
   * that was typed, where it was no difference: what somebody else has entered since the version that was read is asked
   * about.
   */
  stock: z
    .record(uuidInput, z.strictObject({ by: pieces, key: uuidInput.optional(), counted: pieces.min(0).optional() }))
    .optional(),
};

const schema = z.strictObject(optionsPatchShape);
export type OptionsPatch = z.output<typeof schema>;
export type StockPatch = OptionsPatch['stock'];
export type AddedVariant = z.output<typeof addedVariant>;

/** What may have been changed by somebody else: of an option its name and its values. */
export function listOptionWrites(productId: string, { options, optionTexts = {} }: OptionsPatch): FieldWrite[] {
  const places = options ? Array.from({ length: MOST_OPTIONS }, (_, index) => index) : [];
  const ofOptions = places.flatMap((index) => {
    const option = options?.[index];
    const key = { product_id: productId, position: index + 1 };
    return [
      { part: 'product_options', key, field: 'name', value: option?.name ?? null },
      { part: 'product_options', key, field: 'option_values', value: option?.values.map(({ value }) => value) ?? null },
    ];
  });
  const ofTexts = Object.entries(optionTexts).flatMap(([locale, texts]) =>
    Object.entries(texts).map(([source, target]) => {
      const key = { product_id: productId, locale, source };
      return { part: 'product_option_texts', key, field: 'target', value: target || null };
    }),
  );
  return [...ofOptions, ...ofTexts];
}

/** Whether it concerns what has to be read for it: options, and the variants that were archived. */
export function isAboutOptions({
  options,
  optionTexts,
  addedVariants,
  archivedVariants,
  stock,
}: OptionsPatch): boolean {
  return Boolean(options || optionTexts || addedVariants?.length || archivedVariants?.length || stock);
}
