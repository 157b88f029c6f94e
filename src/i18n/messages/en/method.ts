export const messages = {
  'method.blikCode': 'BLIK code',
  'method.blikCodeHint': 'Six digits from your bank’s app. A code is good for two minutes.',
  'method.blikIncomplete': 'Enter the six digits of the code.',
  'method.blikApprove': 'Approve the payment in your bank’s app',
  'method.blikApproveHint': 'Leave this page open. It goes on by itself as soon as the bank has answered.',
  'method.blikAsking': 'Time is up. We are asking your bank how it went …',
  'method.blikSecondsLeft': { one: '{count} second left', other: '{count} seconds left' },
  'method.bank': 'Your bank',
  'method.bankLater': 'Choose at Przelewy24',
  'method.p24Terms': 'I have read and accept Przelewy24’s documents:',
  'method.p24TermsLink': 'terms',
  'method.p24PrivacyLink': 'data protection',
  'method.p24TermsHint': 'Left empty, Przelewy24 asks on its own page.',
  'method.ibanIncomplete': 'Enter the whole IBAN.',
  'method.ibanWrong': 'Check the IBAN: something in it is not right.',
  'method.ibanCountry': 'Direct debit does not work with accounts from this country. Choose another payment method.',
  'method.debitTakesDays':
    'The money leaves your account within a few working days; we hold your order for you and begin once the money has arrived.',
  'method.mandate':
    'By providing your payment information and confirming this payment, you authorise (A) {creditor} and Stripe, our payment service provider, to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with those instructions. As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited. Your rights are explained in a statement that you can obtain from your bank. You agree to receive notifications for future debits up to 2 days before they occur.',
};
