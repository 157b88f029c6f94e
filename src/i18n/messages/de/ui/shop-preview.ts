import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/shop-preview.ts';

export const messages: Translated<typeof english> = {
  'preview.title': 'Vorschau',
  'preview.width': 'Breite',
  'preview.phone': 'Handy',
  'preview.tablet': 'Tablet',
  'preview.desktop': 'Computer',
  'preview.language': 'Sprache der Vorschau',
  'preview.waiting': 'Wird geladen …',
  'preview.failed': 'Die Vorschau konnte nicht geladen werden.',
  'preview.retry': 'Noch einmal versuchen',
  'preview.invalid':
    'Etwas von dem, was eingegeben ist, ließe sich so nicht speichern. Die Vorschau folgt, sobald das Feld berichtigt ist.',
  'preview.unpriced': 'Ohne Preis in diesem Markt würde es niemand sehen. Sobald einer da ist, folgt die Vorschau.',
  'preview.frame': 'Der Shop, {width} Pixel breit',
};
