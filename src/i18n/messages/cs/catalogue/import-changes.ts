import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/import-changes.ts';

export const messages: Translated<typeof english> = {
  'importChanges.prices': {
    one: 'Změní se {count} cena',
    few: 'Změní se {count} ceny',
    many: 'Změní se {count} ceny',
    other: 'Změní se {count} cen',
  },
  'importChanges.stock': {
    one: 'Změní se sklad {count} varianty',
    few: 'Změní se sklad {count} variant',
    many: 'Změní se sklad {count} varianty',
    other: 'Změní se sklad {count} variant',
  },
  'importChanges.collections': {
    one: '{count} kolekce získá nebo ztratí produkty',
    few: '{count} kolekce získají nebo ztratí produkty',
    many: '{count} kolekce získá nebo ztratí produkty',
    other: '{count} kolekcí získá nebo ztratí produkty',
  },
  'importChanges.first': 'Zobrazeno je prvních {count}.',
  'importChanges.product': 'Produkt',
  'importChanges.before': 'Předtím',
  'importChanges.after': 'Potom',
  'importChanges.noPrice': 'bez ceny',
  'importChanges.collection': 'Kolekce',
  'importChanges.joined': 'Přidané produkty',
  'importChanges.left': 'Odebrané produkty',
  'importChanges.isNew': 'nová',
};
