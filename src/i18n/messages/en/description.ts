// What search engines and previews say of pages: read by the server alone.
export const messages = {
  'description.cart':
    'Your cart at {shop}: change how many, take something out, see the total with VAT and go on to the checkout.',
  'description.checkout': 'Order from {shop}: address, delivery and payment on one page, without an account.',
};
