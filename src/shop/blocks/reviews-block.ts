// The newest good reviews that have words, of any product. Without any it shows nothing.
import { defineBlock } from './block-fields.ts';

export const reviewsBlock = defineBlock({
  isOnce: true,
  fields: { title: { kind: 'text', most: 120 } },
});
