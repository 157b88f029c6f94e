export const messages = {
  'bankRedirect.title': 'On to your bank',
  'bankRedirect.titleOf': 'On to {name}',
  'bankRedirect.text': 'The payment page opens in a moment.',
  'bankRedirect.go': 'Go there now',
};
