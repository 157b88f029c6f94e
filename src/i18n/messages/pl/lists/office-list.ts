import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/lists/office-list.ts';

export const messages: Translated<typeof english> = {
  'list.filters': 'Filtry',
  'list.any': 'Wszystkie',
  'list.apply': 'Zastosuj',
  'list.searched': '„{text}”',
  'list.without': 'Bez: {filter}',
  'list.clear': 'Wyczyść wszystko',
  'list.none': 'Nic nie pasuje do tych filtrów.',
  'list.pages': 'Strony',
  'list.previous': 'Poprzednia strona',
  'list.next': 'Następna strona',
  'list.selectPage': 'Wybierz wszystkie na tej stronie',
  'list.chosen': {
    one: 'Wybrano: {count}',
    few: 'Wybrano: {count}',
    many: 'Wybrano: {count}',
    other: 'Wybrano: {count}',
  },
  'list.chooseNone': 'Odznacz wszystkie',
};
