import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/rich-text.ts';

export const messages: Translated<typeof english> = {
  'richText.tools': 'Formatierung',
  'richText.bold': 'Fett',
  'richText.italic': 'Kursiv',
  'richText.heading': 'Überschrift',
  'richText.subheading': 'Kleinere Überschrift',
  'richText.bullets': 'Liste',
  'richText.numbers': 'Nummerierte Liste',
  'richText.quote': 'Zitat',
  'richText.undo': 'Rückgängig',
  'richText.redo': 'Wiederholen',
  'richText.link': 'Link',
  'richText.linkTo': 'Adresse des Links',
  'richText.setLink': 'Setzen',
};
