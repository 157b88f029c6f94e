// Parts of what platforms send, as the protocol's schemas have them: open to members that this release does not know.
import { z } from 'zod';

const MAX_TEXT = 500;

export const shortText = z.string().max(MAX_TEXT);

export const buyerContext = z.looseObject({
  address_country: shortText.optional(),
  address_region: shortText.optional(),
  postal_code: shortText.optional(),
  language: shortText.optional(),
  currency: shortText.optional(),
  intent: shortText.optional(),
});

const amount = z.int().min(0);

export const catalogueFilters = z.looseObject({
  categories: z.array(shortText).max(50).optional(),
  price: z.looseObject({ min: amount.optional(), max: amount.optional() }).optional(),
});

/** What every request to the catalogue may say beside its own. */
export const catalogueRequest = {
  context: buyerContext.optional(),
  signals: z.record(z.string(), z.unknown()).optional(),
  attribution: z.record(z.string(), z.string()).optional(),
  filters: catalogueFilters.optional(),
};
