// The way to the newsletter, while the shop has one.
import { defineBlock } from './block-fields.ts';

export const newsletterBlock = defineBlock({
  isOnce: true,
  needs: 'newsletter',
  fields: { title: { kind: 'text', most: 120 }, text: { kind: 'text', most: 400, isLong: true } },
});
