import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/import-changes.ts';

export const messages: Translated<typeof english> = {
  'importChanges.prices': {
    one: '{count} cena się zmieni',
    few: '{count} ceny się zmienią',
    many: '{count} cen się zmieni',
    other: '{count} ceny się zmieni',
  },
  'importChanges.stock': {
    one: 'Zmieni się stan {count} wariantu',
    few: 'Zmieni się stan {count} wariantów',
    many: 'Zmieni się stan {count} wariantów',
    other: 'Zmieni się stan {count} wariantu',
  },
  'importChanges.collections': {
    one: '{count} kolekcja zyska lub straci produkty',
    few: '{count} kolekcje zyskają lub stracą produkty',
    many: '{count} kolekcji zyska lub straci produkty',
    other: '{count} kolekcji zyska lub straci produkty',
  },
  'importChanges.first': 'Pokazano pierwsze {count}.',
  'importChanges.product': 'Produkt',
  'importChanges.before': 'Przed',
  'importChanges.after': 'Po',
  'importChanges.noPrice': 'bez ceny',
  'importChanges.collection': 'Kolekcja',
  'importChanges.joined': 'Produkty dodane',
  'importChanges.left': 'Produkty usunięte',
  'importChanges.isNew': 'nowa',
};
