export const messages = {
  'site.information': 'Information',
  'site.pricesInclVat': 'All prices include VAT. Delivery is added at checkout.',
  'site.newsletter': 'Newsletter',
  'site.wishlist': 'Wishlist',
};
