// What the office's list of products says.
export const messages = {
  'products.title': 'Products',
  'products.noneYet': 'No products yet. Add the first one, or import a file.',
  'products.search': 'Search title, SKU or EAN',
  'products.picture': 'Picture',
  'products.name': 'Product',
  'products.state': 'State',
  'products.stock': 'Stock',
  'products.price': 'Price',
  'products.state_published': 'Published',
  'products.state_draft': 'Draft',
  'products.state_archived': 'Archived',
};
