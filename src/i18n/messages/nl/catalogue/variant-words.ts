import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/variant-words.ts';

export const messages: Translated<typeof english> = {
  'productVariants.heading': 'Opties en varianten',
  'productVariants.options': 'Opties',
  'productVariants.translations': 'Vertalingen',
  'productVariants.variant': 'Variant',
  'productVariants.price': 'Prijs',
  'productVariants.compareAt': 'Doorgestreepte prijs',
  'productVariants.sku': 'SKU',
  'productVariants.ean': 'Barcode (EAN)',
  'productVariants.weight': 'Gewicht in gram',
  'productVariants.contents': 'Inhoud, voor de prijs per eenheid',
  'productVariants.stock': 'Voorraad',
  'productVariants.removed': 'verwijderd',
  'ownFields.title': 'Eigen velden',
};
