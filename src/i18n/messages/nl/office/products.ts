import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/products.ts';

export const messages: Translated<typeof english> = {
  'products.title': 'Producten',
  'products.noneYet': 'Nog geen producten. Voeg het eerste toe of importeer een bestand.',
  'products.search': 'Zoek op titel, SKU of EAN',
  'products.picture': 'Afbeelding',
  'products.name': 'Product',
  'products.state': 'Status',
  'products.stock': 'Voorraad',
  'products.price': 'Prijs',
  'products.state_published': 'Gepubliceerd',
  'products.state_draft': 'Concept',
  'products.state_archived': 'Gearchiveerd',
};
