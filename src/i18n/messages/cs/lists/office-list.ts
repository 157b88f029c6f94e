import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/lists/office-list.ts';

export const messages: Translated<typeof english> = {
  'list.filters': 'Filtry',
  'list.any': 'Vše',
  'list.apply': 'Použít',
  'list.searched': '„{text}“',
  'list.without': 'Bez: {filter}',
  'list.clear': 'Zrušit vše',
  'list.none': 'Těmto filtrům nic neodpovídá.',
  'list.pages': 'Stránky',
  'list.previous': 'Předchozí stránka',
  'list.next': 'Další stránka',
  'list.selectPage': 'Vybrat vše na této stránce',
  'list.chosen': {
    one: 'Vybráno: {count}',
    few: 'Vybráno: {count}',
    many: 'Vybráno: {count}',
    other: 'Vybráno: {count}',
  },
  'list.chooseNone': 'Zrušit výběr',
};
