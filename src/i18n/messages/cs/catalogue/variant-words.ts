import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/variant-words.ts';

export const messages: Translated<typeof english> = {
  'productVariants.heading': 'Volby a varianty',
  'productVariants.options': 'Volby',
  'productVariants.translations': 'Překlady',
  'productVariants.variant': 'Varianta',
  'productVariants.price': 'Cena',
  'productVariants.compareAt': 'Přeškrtnutá cena',
  'productVariants.sku': 'SKU',
  'productVariants.ean': 'Čárový kód (EAN)',
  'productVariants.weight': 'Hmotnost v gramech',
  'productVariants.contents': 'Obsah, pro měrnou cenu',
  'productVariants.stock': 'Zásoba',
  'productVariants.removed': 'odebráno',
  'ownFields.title': 'Vlastní pole',
};
