import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/lists/office-list.ts';

export const messages: Translated<typeof english> = {
  'list.filters': 'Filter',
  'list.any': 'Alle',
  'list.apply': 'Anwenden',
  'list.searched': '„{text}“',
  'list.without': 'Ohne {filter}',
  'list.clear': 'Alle entfernen',
  'list.none': 'Kein Treffer mit diesen Filtern.',
  'list.pages': 'Seiten',
  'list.previous': 'Vorherige Seite',
  'list.next': 'Nächste Seite',
  'list.selectPage': 'Alle auf dieser Seite auswählen',
  'list.chosen': { one: '{count} ausgewählt', other: '{count} ausgewählt' },
  'list.chooseNone': 'Auswahl aufheben',
};
