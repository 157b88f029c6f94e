// What a variant is called wherever the editor of a product names it; the rest comes with the table of variants.
export const messages = {
  'productVariants.heading': 'Options and variants',
  'productVariants.options': 'Options',
  'productVariants.translations': 'Translations',
  'productVariants.variant': 'Variant',
  'productVariants.price': 'Price',
  'productVariants.compareAt': 'Crossed-out price',
  'productVariants.sku': 'SKU',
  'productVariants.ean': 'Barcode (EAN)',
  'productVariants.weight': 'Weight in grams',
  'productVariants.contents': 'Contents, for the unit price',
  'productVariants.stock': 'Stock',
  'productVariants.removed': 'removed',
  'ownFields.title': 'Own fields',
};
