// The first products of one collection; without a title, under the collection's own.
import { defineBlock } from './block-fields.ts';

export const collectionBlock = defineBlock({
  fields: { handle: { kind: 'collection' }, title: { kind: 'text', most: 120 } },
});
