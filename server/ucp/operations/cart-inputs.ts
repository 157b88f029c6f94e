// What platforms send of carts and checkouts. Consents are not among it: nobody gives one for somebody else.
import { z } from 'zod';
import { buyerInput } from '../carts/put-buyer.ts';
import { buyerContext, shortText } from './inputs.ts';

const MOST_LINES = 100;
const MOST_CODES = 10;
const MAX_QUANTITY = 999_999;

const lineItems = z
  .array(
    z.looseObject({
      id: shortText.optional(),
      item: z.looseObject({ id: shortText }),
      quantity: z.int().min(1).max(MAX_QUANTITY),
    }),
  )
  .max(MOST_LINES);

export const cartInput = z.looseObject({
  line_items: lineItems,
  context: buyerContext.optional(),
  buyer: buyerInput.optional(),
  discounts: z.looseObject({ codes: z.array(shortText).max(MOST_CODES).optional() }).optional(),
});
export type CartInput = z.output<typeof cartInput>;

export const namedCart = z.looseObject({ id: shortText });
