// What of a variant and of its prices can be saved, of one that is there and of one that is added.
import { z } from 'zod';
import { measureUnits } from '#src/catalogue/unit-price.ts';
import { currencies } from '#src/currencies.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { MOST_PRICE_MINOR } from '#src/numbers/most-amounts.ts';

const MOST_GRAMS = 1_000_000_000;

export const line = z.string().overwrite(withoutUnseenSigns).trim().max(500);
export const minor = z.number().int().min(0).max(MOST_PRICE_MINOR);

export const variantFields = z.strictObject({
  sku: line,
  barcode: line,
  weight_grams: z.number().int().min(0).max(MOST_GRAMS),
  requires_shipping: z.boolean(),
  is_taxable: z.boolean(),
  /** Whether its pieces are counted. */
  tracks_stock: z.boolean(),
  sells_without_stock: z.boolean(),
});

/** A number as the database writes it: digits, and a point before the decimals. */
const measure = z
  .string()
  .regex(/^(?=.*[1-9])\d{1,12}(\.\d{1,6})?$/, 'must be a number above zero, such as 0.75')
  .nullable();
const unit = z
  .string()
  .refine((name) => measureUnits.includes(name), `must be one of ${measureUnits.join(', ')}`)
  .nullable();

/** The fields of a variant that is there, also what its unit price is of. Null: it is not sold by measure. */
export const savedVariantFields = variantFields.extend({
  ...{ unit_measure: measure, unit_measure_unit: unit },
  ...{ unit_base_measure: measure, unit_base_measure_unit: unit },
});

export const priceFields = z.strictObject({
  amount_minor: minor,
  /** Null: nothing is crossed out. */
  compare_at_minor: minor.nullable(),
});

/** The prices of a variant that is there. Without an amount it has no price any more, or the one that is converted. */
export const savedPriceFields = priceFields.extend({ amount_minor: minor.nullable() });

export const currency = z.enum(currencies);
