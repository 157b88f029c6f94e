// A text of its own.
import { defineBlock } from './block-fields.ts';

export const textBlock = defineBlock({
  fields: {
    title: { kind: 'text', most: 120 },
    text: { kind: 'html', most: 50_000 },
    align: { kind: 'choice', of: ['start', 'middle'] },
  },
});
