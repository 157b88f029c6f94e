export const messages = {
  'marks.title': 'Payment and security',
  'marks.encrypted': 'The connection to this shop is encrypted.',
  'marks.cardData': 'Stripe handles card details. They never reach us.',
};
