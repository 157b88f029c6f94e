// The first thing on the page, and its heading. Without words of its own it says what the shop says of itself: its motto, else
// its name.
import { defineBlock } from './block-fields.ts';

export const heroBlock = defineBlock({
  isOnce: true,
  isOfHome: true,
  fields: {
    headline: { kind: 'text', most: 120, isFilledIn: true },
    lead: { kind: 'text', most: 400, isLong: true },
    picture: { kind: 'picture' },
    /** The place of the picture, if there is one: beside the words, or large above them. */
    look: { kind: 'choice', of: ['beside', 'wide'] },
    button: { kind: 'text', most: 60 },
    link: { kind: 'link' },
  },
});
