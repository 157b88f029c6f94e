import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/product.ts';

export const messages: Translated<typeof english> = {
  'product.pictures': 'Bilder',
  'product.showPicture': 'Bild {number} von {total}',
  'product.previousPicture': 'Vorheriges Bild',
  'product.nextPicture': 'Nächstes Bild',
  'product.enlarge': 'Bild vergrößern',
  'product.close': 'Schließen',
  'product.toScale': 'Maßstäblich gezeichnet',
  'product.sizeMissing': 'nicht erhältlich in {choice}',
  'product.valueMissing': 'nicht erhältlich mit {choice}',
  'product.valueSoldOut': 'ausverkauft',
  'product.moved': 'Diese Kombination gibt es nicht. Geändert: {changes}.',
  'product.showVersion': 'Diese Ausführung zeigen',
  'product.quantityOf': 'Menge: {title}',
  'product.addToCart': 'In den Warenkorb',
  'product.toCart': 'Zum Warenkorb',
  'product.inStock': 'Auf Lager',
  'product.lowStock': 'Nur noch wenige',
  'product.madeToOrder': 'Auf Bestellung gefertigt',
  'product.soldOutVersion': 'Diese Ausführung ist ausverkauft',
  'product.lowestPriorIs': 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: {price}.',
};
