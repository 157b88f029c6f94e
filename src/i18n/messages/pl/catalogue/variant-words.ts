import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/variant-words.ts';

export const messages: Translated<typeof english> = {
  'productVariants.heading': 'Opcje i warianty',
  'productVariants.options': 'Opcje',
  'productVariants.translations': 'Tłumaczenia',
  'productVariants.variant': 'Wariant',
  'productVariants.price': 'Cena',
  'productVariants.compareAt': 'Cena przekreślona',
  'productVariants.sku': 'SKU',
  'productVariants.ean': 'Kod kreskowy (EAN)',
  'productVariants.weight': 'Waga w gramach',
  'productVariants.contents': 'Zawartość, do ceny jednostkowej',
  'productVariants.stock': 'Stan',
  'productVariants.removed': 'usunięto',
  'ownFields.title': 'Własne pola',
};
