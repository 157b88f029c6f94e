import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/variant-words.ts';

export const messages: Translated<typeof english> = {
  'productVariants.heading': 'Optionen und Varianten',
  'productVariants.options': 'Optionen',
  'productVariants.translations': 'Übersetzungen',
  'productVariants.variant': 'Variante',
  'productVariants.price': 'Preis',
  'productVariants.compareAt': 'Durchgestrichener Preis',
  'productVariants.sku': 'SKU',
  'productVariants.ean': 'Barcode (EAN)',
  'productVariants.weight': 'Gewicht in Gramm',
  'productVariants.contents': 'Inhalt, für den Grundpreis',
  'productVariants.stock': 'Bestand',
  'productVariants.removed': 'entfernt',
  'ownFields.title': 'Eigene Felder',
};
