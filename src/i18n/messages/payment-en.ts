export const paymentEn = {
  'payment.card': 'Card',
  'payment.blik': 'BLIK',
  'payment.p24': 'Przelewy24',
  'payment.ideal': 'iDEAL | Wero',
  'payment.sepa_debit': 'SEPA direct debit',
  'payment.cardHint': 'Visa, Mastercard and others. Your details go to Stripe, encrypted, and never to us.',
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
  'payment.loadingFields': 'The card fields are loading …',
  'payment.fieldsFailed':
    'The card fields could not be loaded. A slow connection or a content blocker may be the reason. Everything else you typed is kept.',
  'payment.fieldsNotReady': 'The card fields are not there yet. Wait a moment, then press the button again.',
  'payment.retryFields': 'Load the card fields again',
  'payment.sandbox': 'Sandbox: no money moves',
  'payment.sandboxText': 'This shop is on trial. Pay with one of these cards, any date to come and any security code.',
  'payment.sandboxSuccess': 'is paid at once',
  'payment.sandboxAuthentication': 'asks for 3-D Secure',
  'payment.sandboxDecline': 'is declined',

  'decline.generic':
    'Your bank has declined the payment. Try another card, or ask your bank why. Nothing has been charged.',
  'decline.insufficientFunds': 'There is not enough money on this card. Try another one; nothing has been charged.',
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
    'The amount is over this card’s limit. Raise it in your bank’s app or use another card. Nothing has been charged.',
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
};
