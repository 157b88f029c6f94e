export const messages = {
  'sandboxHint.card': 'These cards take any future date and any security code.',
  'sandboxHint.success': 'pays at once',
  'sandboxHint.authentication': 'asks for 3-D Secure',
  'sandboxHint.decline': 'is declined',
  'sandboxHint.blik':
    'Any six digits are approved within seconds. When the order has one of these e-mail addresses, the bank’s app answers otherwise:',
  'sandboxHint.blikDeclined': 'declines',
  'sandboxHint.blikInvalid': 'does not know the code',
  'sandboxHint.blikTimeout': 'never answers',
  'sandboxHint.bank': 'On the test bank’s page you decide whether the payment succeeds or fails.',
  'sandboxHint.debit': 'The bank answers after seconds instead of days. Test accounts:',
  'sandboxHint.debitSuccess': 'is paid',
  'sandboxHint.debitFailure': 'is sent back',
  'sandboxHint.transfer': 'The money “arrives” when you run kasa paid with the number of the order.',
  'sandboxHint.delivery': 'kasa send hands the parcel over; kasa delivered brings the money.',
};
