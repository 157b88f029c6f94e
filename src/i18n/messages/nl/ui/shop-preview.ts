import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/shop-preview.ts';

export const messages: Translated<typeof english> = {
  'preview.title': 'Voorbeeld',
  'preview.width': 'Breedte',
  'preview.phone': 'Telefoon',
  'preview.tablet': 'Tablet',
  'preview.desktop': 'Computer',
  'preview.language': 'Taal van het voorbeeld',
  'preview.waiting': 'Wordt geladen …',
  'preview.failed': 'Het voorbeeld kon niet worden geladen.',
  'preview.retry': 'Opnieuw proberen',
  'preview.invalid':
    'Iets van wat er is ingevuld, kan zo niet worden opgeslagen. Het voorbeeld volgt zodra het veld is verbeterd.',
  'preview.unpriced': 'Zonder prijs in deze markt zou niemand het zien. Zodra er een is, volgt het voorbeeld.',
  'preview.frame': 'De winkel, {width} pixels breed',
};
