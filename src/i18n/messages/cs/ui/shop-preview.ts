import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/shop-preview.ts';

export const messages: Translated<typeof english> = {
  'preview.title': 'Náhled',
  'preview.width': 'Šířka',
  'preview.phone': 'Telefon',
  'preview.tablet': 'Tablet',
  'preview.desktop': 'Počítač',
  'preview.language': 'Jazyk náhledu',
  'preview.waiting': 'Kreslí se…',
  'preview.failed': 'Náhled se nepodařilo vykreslit.',
  'preview.retry': 'Zkusit znovu',
  'preview.invalid': 'Něco z toho, co je vyplněno, by takto nešlo uložit. Náhled se obnoví, jakmile pole opravíte.',
  'preview.unpriced': 'Bez ceny na tomto trhu by to nikdo neviděl. Jakmile nějakou zadáte, náhled se ukáže.',
  'preview.frame': 'Obchod v šířce {width} pixelů',
};
