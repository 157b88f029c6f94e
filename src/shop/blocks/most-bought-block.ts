// What is bought most, told from the orders of the last months. While too little was bought it shows nothing.
import { defineBlock } from './block-fields.ts';

export const mostBoughtBlock = defineBlock({
  isOnce: true,
  fields: { title: { kind: 'text', most: 120 } },
});
