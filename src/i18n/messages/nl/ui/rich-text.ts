import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/rich-text.ts';

export const messages: Translated<typeof english> = {
  'richText.tools': 'Opmaak',
  'richText.bold': 'Vet',
  'richText.italic': 'Cursief',
  'richText.heading': 'Kop',
  'richText.subheading': 'Kleinere kop',
  'richText.bullets': 'Lijst',
  'richText.numbers': 'Genummerde lijst',
  'richText.quote': 'Citaat',
  'richText.undo': 'Ongedaan maken',
  'richText.redo': 'Opnieuw',
  'richText.link': 'Link',
  'richText.linkTo': 'Adres van de link',
  'richText.setLink': 'Instellen',
};
