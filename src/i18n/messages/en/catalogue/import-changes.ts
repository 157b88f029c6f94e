// What the page of an import says of prices, collections and stock.
export const messages = {
  'importChanges.prices': {
    one: '{count} price becomes another one',
    other: '{count} prices become other ones',
  },
  'importChanges.stock': {
    one: 'Stock of {count} variant becomes another number',
    other: 'Stock of {count} variants becomes another number',
  },
  'importChanges.collections': {
    one: '{count} collection gains or loses products',
    other: '{count} collections gain or lose products',
  },
  'importChanges.first': 'The first {count} are shown.',
  'importChanges.product': 'Product',
  'importChanges.before': 'Now',
  'importChanges.after': 'Then',
  'importChanges.noPrice': 'no price',
  'importChanges.collection': 'Collection',
  'importChanges.joined': 'Products added',
  'importChanges.left': 'Products taken out',
  'importChanges.isNew': 'new',
};
