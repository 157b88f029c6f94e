import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/picture-library.ts';

export const messages: Translated<typeof english> = {
  'pictures.all': 'Alle',
  'pictures.unused': 'Ongebruikt',
  'pictures.file': 'Bestand',
  'pictures.usedIn': 'Gebruikt in',
  'pictures.nowhere': 'Nergens',
  'pictures.furtherProducts': { one: 'en nog {count} product', other: 'en nog {count} producten' },
  'pictures.elsewhere': 'Een collectie of bestelling',
  'pictures.inHome': 'De homepage',
  'pictures.inPages': 'Een pagina',
  'pictures.remove': 'Definitief verwijderen',
  'pictures.removeOne': '{name} definitief verwijderen',
  'pictures.removeTitle': {
    one: '{count} afbeelding definitief verwijderen?',
    other: '{count} afbeeldingen definitief verwijderen?',
  },
  'pictures.removeText':
    'De bestanden worden gewist en komen niet terug. Wat een product, collectie of bestelling toont, blijft.',
  'pictures.wereRemoved': { one: '{count} afbeelding verwijderd.', other: '{count} afbeeldingen verwijderd.' },
  'pictures.stayed': { one: '{count} is in gebruik en blijft.', other: '{count} zijn in gebruik en blijven.' },
  'pictures.chosen': { one: '{count} afbeelding gekozen', other: '{count} afbeeldingen gekozen' },
  'pictures.clear': 'Niets kiezen',
  'pictures.added': '{name} staat in de bibliotheek.',
  'pictures.isThere': '{name} staat al in de bibliotheek.',
};
