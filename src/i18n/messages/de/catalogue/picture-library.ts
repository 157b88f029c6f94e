import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/picture-library.ts';

export const messages: Translated<typeof english> = {
  'pictures.all': 'Alle',
  'pictures.unused': 'Unbenutzt',
  'pictures.file': 'Datei',
  'pictures.usedIn': 'Verwendet in',
  'pictures.nowhere': 'Nirgends',
  'pictures.furtherProducts': { one: 'und {count} weiteres Produkt', other: 'und {count} weitere Produkte' },
  'pictures.elsewhere': 'Eine Kollektion oder Bestellung',
  'pictures.inHome': 'Die Startseite',
  'pictures.inPages': 'Eine Inhaltsseite',
  'pictures.remove': 'Endgültig löschen',
  'pictures.removeOne': '{name} endgültig löschen',
  'pictures.removeTitle': { one: '{count} Bild endgültig löschen?', other: '{count} Bilder endgültig löschen?' },
  'pictures.removeText':
    'Die Dateien werden gelöscht und kommen nicht zurück. Was ein Produkt, eine Kollektion oder eine Bestellung zeigt, bleibt.',
  'pictures.wereRemoved': { one: '{count} Bild gelöscht.', other: '{count} Bilder gelöscht.' },
  'pictures.stayed': { one: '{count} wird verwendet und bleibt.', other: '{count} werden verwendet und bleiben.' },
  'pictures.chosen': { one: '{count} Bild ausgewählt', other: '{count} Bilder ausgewählt' },
  'pictures.clear': 'Auswahl aufheben',
  'pictures.added': '{name} ist in der Bibliothek.',
  'pictures.isThere': '{name} ist schon in der Bibliothek.',
};
