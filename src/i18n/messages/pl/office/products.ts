import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/products.ts';

export const messages: Translated<typeof english> = {
  'products.title': 'Produkty',
  'products.noneYet': 'Nie ma jeszcze produktów. Dodaj pierwszy albo zaimportuj plik.',
  'products.search': 'Szukaj nazwy, SKU lub EAN',
  'products.picture': 'Zdjęcie',
  'products.name': 'Produkt',
  'products.state': 'Stan',
  'products.stock': 'Zapas',
  'products.price': 'Cena',
  'products.state_published': 'Opublikowany',
  'products.state_draft': 'Szkic',
  'products.state_archived': 'Zarchiwizowany',
};
