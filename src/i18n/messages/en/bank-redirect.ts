export const messages = {
  'bankRedirect.title': 'On to your bank',
  'bankRedirect.text': 'The payment page opens in a moment.',
  'bankRedirect.go': 'Go there now',
};
