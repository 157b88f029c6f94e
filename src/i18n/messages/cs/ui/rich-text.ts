import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/rich-text.ts';

export const messages: Translated<typeof english> = {
  'richText.tools': 'Formátování',
  'richText.bold': 'Tučné',
  'richText.italic': 'Kurzíva',
  'richText.heading': 'Nadpis',
  'richText.subheading': 'Menší nadpis',
  'richText.bullets': 'Seznam',
  'richText.numbers': 'Číslovaný seznam',
  'richText.quote': 'Citace',
  'richText.undo': 'Zpět',
  'richText.redo': 'Znovu',
  'richText.link': 'Odkaz',
  'richText.linkTo': 'Adresa odkazu',
  'richText.setLink': 'Nastavit',
};
