export const messages = {
  'product.sku': 'Item no. {sku}',
  'product.description': 'Description',
  'product.safety': 'Product safety',
  'product.manufacturer': 'Manufacturer',
  'product.responsible': 'Responsible person in the EU',
  'product.warnings': 'Safety information',
  'product.related': 'Goes well with it',
};
