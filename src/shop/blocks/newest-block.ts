// The newest products.
import { defineBlock } from './block-fields.ts';

export const newestBlock = defineBlock({
  isOnce: true,
  isOfHome: true,
  fields: { title: { kind: 'text', most: 120 } },
});
