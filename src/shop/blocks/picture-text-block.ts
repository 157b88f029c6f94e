// A picture with a text beside it, and somewhere to go.
import { defineBlock } from './block-fields.ts';

export const pictureTextBlock = defineBlock({
  fields: {
    picture: { kind: 'picture' },
    side: { kind: 'choice', of: ['left', 'right'] },
    title: { kind: 'text', most: 120 },
    text: { kind: 'html', most: 10_000 },
    button: { kind: 'text', most: 60 },
    link: { kind: 'link' },
  },
});
