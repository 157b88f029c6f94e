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
  'pictures.inArticles': 'Een artikel',
  'pictures.remove': 'Verwijderen',
  'pictures.removeOne': '{name} verwijderen',
  'pictures.removeTitle': { one: '{count} afbeelding verwijderen?', other: '{count} afbeeldingen verwijderen?' },
  'pictures.removeText':
    'Wat een product, een collectie, een bestelling of een pagina toont, blijft. 90 dagen lang kan het in de geschiedenis ongedaan worden gemaakt; daarna worden de bestanden gewist.',
  'pictures.wereRemoved': { one: '{count} afbeelding verwijderd.', other: '{count} afbeeldingen verwijderd.' },
  'pictures.stayed': { one: '{count} is in gebruik en blijft.', other: '{count} zijn in gebruik en blijven.' },
  'pictures.bar': 'Gekozen afbeeldingen',
  'pictures.added': '{name} staat in de bibliotheek.',
  'pictures.isThere': '{name} staat al in de bibliotheek.',
  'pictures.removeUnused': 'Alle ongebruikte verwijderen',
  'pictures.undo': 'Ongedaan maken',
  'pictures.further': { one: 'en nog {count}', other: 'en nog {count}' },
  'pictures.noUnused': 'Alles in de bibliotheek is in gebruik.',
};
