import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/lists/office-list.ts';

export const messages: Translated<typeof english> = {
  'list.filters': 'Filters',
  'list.any': 'Alle',
  'list.apply': 'Toepassen',
  'list.searched': '‘{text}’',
  'list.without': 'Zonder {filter}',
  'list.clear': 'Alles wissen',
  'list.none': 'Niets gevonden met deze filters.',
  'list.pages': 'Pagina’s',
  'list.previous': 'Vorige pagina',
  'list.next': 'Volgende pagina',
  'list.selectPage': 'Alles op deze pagina selecteren',
  'list.chosen': { one: '{count} geselecteerd', other: '{count} geselecteerd' },
  'list.chooseNone': 'Selectie wissen',
};
