// What the server says of payment methods in their list; browsers get the words with the page's data.
export const messages = {
  'method.cardHint': 'Visa, Mastercard and others. Your details go to Stripe, encrypted, and never to us.',
  'method.blikHint': 'A code from your bank’s app, approved there.',
  'method.p24Hint': 'Transfer from your Polish bank. You come back here afterwards.',
  'method.idealHint': 'From your bank’s app. You come back here afterwards.',
  'method.sepa_debitHint': 'From your account. The money takes a few days.',
  'method.redirectHint': 'You pay at {name} and come back here afterwards.',
  'method.idealText': 'The order button takes you to iDEAL, where you choose your bank and approve the payment.',
  'method.redirectText': 'The order button takes you to {name}, where you approve the payment.',
};
