// The newest products.
import { defineBlock } from './block-fields.ts';

export const newestBlock = defineBlock({
  isOnce: true,
  fields: { title: { kind: 'text', most: 120 } },
});
