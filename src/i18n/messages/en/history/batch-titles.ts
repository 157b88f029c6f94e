export const messages = {
  'batch.productEdited': 'Change of {product}',
  'batch.productsEdited': { one: 'Change of {count} product', other: 'Change of {count} products' },
  'batch.productsPublished': 'Published: {products}',
  'batch.productsScheduled': 'To be published on {at}: {products}',
  'batch.productsDrafted': 'Turned into a draft: {products}',
  'batch.productsArchived': 'Archived: {products}',
  'batch.publishedAtTime': 'Published at the set time',
  'batch.import': 'Import of {file}',
  'batch.prices': 'Prices in {currency}: {percent}',
  'batch.price': 'Price of {variant}',
  'batch.stock': 'Stock of {variant}: {before} to {after}',
  'batch.undo': 'Undo of change {number}',
};
