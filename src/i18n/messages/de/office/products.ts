import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/products.ts';

export const messages: Translated<typeof english> = {
  'products.title': 'Produkte',
  'products.noneYet': 'Noch keine Produkte. Legen Sie das erste an oder importieren Sie eine Datei.',
  'products.search': 'Titel, SKU oder EAN suchen',
  'products.picture': 'Bild',
  'products.name': 'Produkt',
  'products.state': 'Status',
  'products.stock': 'Bestand',
  'products.price': 'Preis',
  'products.state_published': 'Veröffentlicht',
  'products.state_draft': 'Entwurf',
  'products.state_archived': 'Archiviert',
};
