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
  'pictures.inPages': 'Eine Seite',
  'pictures.inArticles': 'Ein Beitrag',
  'pictures.remove': 'Entfernen',
  'pictures.removeOne': '{name} entfernen',
  'pictures.removeTitle': { one: '{count} Bild entfernen?', other: '{count} Bilder entfernen?' },
  'pictures.removeText':
    'Was ein Produkt, eine Kollektion, eine Bestellung oder eine Seite zeigt, bleibt. 90 Tage lang lässt es sich im Verlauf rückgängig machen, dann werden die Dateien gelöscht.',
  'pictures.wereRemoved': { one: '{count} Bild entfernt.', other: '{count} Bilder entfernt.' },
  'pictures.stayed': { one: '{count} wird verwendet und bleibt.', other: '{count} werden verwendet und bleiben.' },
  'pictures.bar': 'Gewählte Bilder',
  'pictures.added': '{name} ist in der Bibliothek.',
  'pictures.isThere': '{name} ist schon in der Bibliothek.',
  'pictures.removeUnused': 'Alle unbenutzten entfernen',
  'pictures.undo': 'Rückgängig',
  'pictures.further': { one: 'und {count} weiteres', other: 'und {count} weitere' },
  'pictures.noUnused': 'Alles in der Bibliothek wird verwendet.',
};
