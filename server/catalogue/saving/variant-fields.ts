// What of a variant and of its prices can be saved, of one that is there and of one that is added.
import { z } from 'zod';
import { currencies } from '#src/currencies.ts';

const MOST_MINOR = 100_000_000_000;
const MOST_GRAMS = 1_000_000_000;

export const line = z.string().trim().max(500);
const minor = z.number().int().min(0).max(MOST_MINOR);

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

export const priceFields = z.strictObject({
  amount_minor: minor,
  /** Null: nothing is crossed out. */
  compare_at_minor: minor.nullable(),
});

export const currency = z.enum(currencies);
