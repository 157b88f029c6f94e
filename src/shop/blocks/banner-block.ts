// An announcement across the page: closed for a week, free delivery until Sunday.
import { defineBlock } from './block-fields.ts';

export const bannerBlock = defineBlock({
  fields: {
    text: { kind: 'text', most: 200 },
    tone: { kind: 'choice', of: ['quiet', 'loud'] },
    button: { kind: 'text', most: 60 },
    link: { kind: 'link' },
  },
});
