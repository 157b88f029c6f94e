export const messages = {
  'payment.card': 'Card',
  'payment.sepa_debit': 'SEPA direct debit',
  'payment.cardDetails': 'Card details',
  'payment.cardNumber': 'Card number',
  'payment.cardExpiry': 'Expiry date',
  'payment.cardExpiryPlaceholder': 'MM / YY',
  'payment.cardCvc': 'Security code',
  'payment.cardNumberIncomplete': 'Enter the whole card number.',
  'payment.cardNumberWrong': 'Check the card number: a digit is not right.',
  'payment.cardExpiryIncomplete': 'Enter month and year of expiry.',
  'payment.cardExpiryWrong': 'Check the expiry date.',
  'payment.cardExpiryPast': 'This card has expired. Please use another one.',
  'payment.cardCvcIncomplete':
    'Enter the security code: three digits on the back, four on the front of an American Express.',
  'payment.fieldsFailed':
    'The payment fields could not be loaded. A slow connection or a content blocker may be the reason. Everything else you typed is kept, and payment methods that lead to your bank’s page still work.',
  'payment.fieldsNotReady': 'The payment fields are not there yet. Wait a moment, then press the button again.',
  'payment.retryFields': 'Load the fields again',
  'payment.sandbox': 'Test mode: you pay nothing',

  'decline.generic':
    'Your bank has declined the payment. Try another card or payment method, or ask your bank why. Nothing has been charged.',
  'decline.insufficientFunds':
    'There is not enough money on this card or account. Try another one; nothing has been charged.',
  'decline.expiredCard': 'This card has expired. Check the date or use another card; nothing has been charged.',
  'decline.incorrectCvc':
    'The security code is not right. Check it and press the button again; nothing has been charged.',
  'decline.incorrectNumber':
    'The card number is not right. Check it and press the button again; nothing has been charged.',
  'decline.incorrectExpiry':
    'The expiry date is not right. Check it and press the button again; nothing has been charged.',
  'decline.tooOften':
    'This card has been used too often in a short time. Use another one, or try again tomorrow. Nothing has been charged.',
  'decline.limit':
    'The amount is over the limit of this card or account. Raise it in your bank’s app or pay in another way. Nothing has been charged.',
  'decline.callBank':
    'Your bank has declined the payment and asks you to call it. You can also use another card. Nothing has been charged.',
  'decline.cardNotSupported':
    'This card cannot be used for this purchase. Please use another one; nothing has been charged.',
  'decline.authentication':
    'The payment was not confirmed with your bank. Press the button again and confirm it, or use another card. Nothing has been charged.',
  'decline.processing':
    'The bank could not process the payment just now. Wait a minute and press the button again, or use another card.',
  'decline.connection': 'The connection broke off. Press the button again: you will not be charged twice.',
  'decline.tooManyRequests':
    'The payment service is very busy. Wait a minute and press the button again: you will not be charged twice.',
  'decline.bankDeclined':
    'Your bank did not carry out the payment, or it was called off there. Try again or choose another payment method; nothing has been charged.',
  'decline.notConfirmed':
    'The payment was not confirmed in your bank’s app in time. Press the button again and confirm it within the minute; nothing has been charged.',
  'decline.accountUnusable':
    'The bank cannot collect from this account: it may be closed, blocked or unable to pay by direct debit. Use another account or payment method; no money has been taken.',
  'decline.debitRefused':
    'The bank did not allow the direct debit. Ask your bank why, or pay in another way; no money has been taken.',
  'decline.incorrectIban':
    'The IBAN and the account do not match. Check number and name, or pay in another way; no money has been taken.',
  'decline.methodUnavailable':
    'This payment method cannot be used for this order right now. Please choose another one; nothing has been charged.',

  'decline.method': 'The payment was declined. Try again or choose another payment method; nothing has been charged.',
  'decline.blikCode': 'Your bank does not know this BLIK code. Enter a new one; nothing has been charged.',
  'decline.blikExpired': 'This BLIK code has expired. Enter a new one; nothing has been charged.',
  'decline.blikLimit':
    'The amount is over the limit that your bank’s app sets for BLIK. Raise it there or choose another payment method; nothing has been charged.',
  'decline.blikRefused':
    'The payment was refused in your bank’s app. Enter a new code or choose another payment method; nothing has been charged.',
  'decline.blikTimeout':
    'The payment was not approved in time. Enter a new code and approve it within a minute; nothing has been charged.',
  'decline.accountFunds':
    'There is not enough money on this account. Choose another payment method; nothing has been charged.',
  'decline.bankFailed':
    'The payment was not completed at your bank. Try again or choose another payment method; nothing has been charged.',
  'decline.notCompleted':
    'The payment was not completed. Try again or choose another payment method; nothing has been charged.',
  'decline.iban': 'The IBAN is not right. Check it and press the button again; nothing has been charged.',
  'decline.testIban': 'The sandbox takes its own test accounts only; they are listed below the field.',
  'decline.debitLimit':
    'This account has reached its limit for direct debits. Choose another payment method; nothing has been charged.',
  'payment.bank_transfer': 'Bank transfer',
  'payment.cash_on_delivery': 'Cash on delivery',
  'payment.nothing_due': 'Nothing to pay',
  'payment.fee': 'Cash on delivery fee',
};
