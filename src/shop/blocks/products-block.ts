// Products that somebody has chosen, in their order. One that is not sold now is left out until it is again.
import { defineBlock } from './block-fields.ts';

export const productsBlock = defineBlock({
  fields: {
    title: { kind: 'text', most: 120 },
    products: { kind: 'products', most: 12 },
    /** Products are cards in a row, or each large with what is said of it: for a shop of few things. */
    arrangement: { kind: 'choice', of: ['row', 'large'] },
  },
});
