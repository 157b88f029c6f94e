// What search engines and previews say of pages: read by the server alone.
export const messages = {
  'description.cart':
    'Your cart at {shop}: change quantities, remove items, see the total with VAT and go to checkout.',
  'description.checkout': 'Order from {shop}: address, delivery and payment on one page, without an account.',
};
