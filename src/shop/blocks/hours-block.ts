// When and where the shop can be visited, as the document of the company says. Without hours there it shows nothing.
import { defineBlock } from './block-fields.ts';

export const hoursBlock = defineBlock({
  isOnce: true,
  needs: 'hours',
  fields: { title: { kind: 'text', most: 120 }, note: { kind: 'text', most: 400, isLong: true } },
});
