import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/rich-text.ts';

export const messages: Translated<typeof english> = {
  'richText.tools': 'Formatowanie',
  'richText.bold': 'Pogrubienie',
  'richText.italic': 'Kursywa',
  'richText.heading': 'Nagłówek',
  'richText.subheading': 'Mniejszy nagłówek',
  'richText.bullets': 'Lista',
  'richText.numbers': 'Lista numerowana',
  'richText.quote': 'Cytat',
  'richText.undo': 'Cofnij',
  'richText.redo': 'Ponów',
  'richText.link': 'Link',
  'richText.linkTo': 'Adres linku',
  'richText.setLink': 'Ustaw',
};
