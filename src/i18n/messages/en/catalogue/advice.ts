// What is pointed out and proposed while a product is edited.
export const messages = {
  'advice.sameTitle': 'Another product is called the same:',
  'advice.sameSku': 'Another product has this SKU:',
  'advice.sameEan': 'Another product has this barcode:',
  'advice.takeSku': 'Use the SKU {sku}',
  'advice.usualVat': 'Nearly all products of these collections have: {name}.',
  'advice.greenClaims':
    '“{claims}”: general claims about the environment are only allowed where they are proved and say what exactly is meant (Directive 2024/825). You decide what becomes of it.',
  'advice.use': 'Use it',
};
