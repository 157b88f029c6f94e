// The collections of the menu, each with its picture.
import { defineBlock } from './block-fields.ts';

export const collectionsBlock = defineBlock({
  isOnce: true,
  fields: { title: { kind: 'text', most: 120 } },
});
