import type { Translated } from '../../translate.ts';
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
  'product.unitPrice': '{price} pro {unit}',
  'product.refusedNOT_FOUND': 'Diese Ausführung führen wir nicht mehr. Bitte wählen Sie eine andere.',
  'product.refusedOUT_OF_STOCK': 'Jemand war schneller: Diese Ausführung ist gerade ausverkauft.',
  'product.refusedQUANTITY_LIMITED': 'So viele haben wir nicht. In Ihrem Warenkorb liegt nun alles, was da ist.',
  'product.refusedFAILED': 'Das hat nicht geklappt. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
};
