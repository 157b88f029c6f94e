export const messages = {
  'checkout.title': 'Checkout',
  'checkout.back': 'Back to your cart',
  'checkout.contact': 'Contact',
  'checkout.address': 'Delivery address',
  'checkout.billingAddress': 'Billing address',
  'checkout.delivery': 'Delivery',
  'checkout.payment': 'Payment',
  'checkout.summary': 'Your order',
  'checkout.arrival': 'Arrives',
  'checkout.total': 'Total',
  'checkout.vatIncluded': 'including {vat} VAT',
  'checkout.orderFree': 'Place the order',
  'checkout.orderButton': 'Order with obligation to pay',
  'checkout.changeCart': 'Change cart',
  'checkout.needsScripts':
    'This payment method needs JavaScript, which is switched off in your browser. Nothing has been ordered or charged. Switch it on and reload the page, or choose another method; everything you typed is kept.',
  'checkout.edit': 'Edit',
  'checkout.editSection': 'Edit: {section}',
  'checkout.refresh': 'Update delivery and total',
  'checkout.methodNeedsScripts': 'needs JavaScript',
  'checkout.updating': 'Working out delivery and total …',
  'checkout.updateFailed': 'We could not work out delivery for that choice. Check your connection and try again.',
  'checkout.tryAgain': 'Try again',
  'checkout.noDelivery':
    'We cannot deliver this order to {country}. Please choose another country, or order less at a time.',
  'checkout.emptyTitle': 'There is nothing to pay for',
  'checkout.emptyText': 'Your cart is empty. If you have just ordered, the confirmation is on its way to your e-mail.',
  'checkout.problems': {
    one: 'One detail still needs your attention',
    other: '{count} details still need your attention',
  },
  'checkout.placing': 'Placing your order …',
  'checkout.paying': 'Waiting for your bank to confirm …',
  'checkout.leaving': 'Done. Taking you to your confirmation …',
  'checkout.totalChanged':
    'The total has changed from {oldTotal} to {newTotal} since you opened this page. If you agree with the new total, press the button again. Nothing has been charged.',
  'checkout.outOfStock':
    'Someone beat you to it. No longer available in this quantity: {titles}. Nothing has been charged.',
  'checkout.cartEmpty':
    'Your cart is empty, perhaps because you finished this order in another window. Look for the confirmation in your e-mail before you order again.',
  'checkout.deliveryNotAvailable':
    'The delivery you chose does not go to this address in {country}. Choose another one; nothing has been charged.',
  'checkout.discountRefused':
    'The code {code} cannot be used for this order, so the total is higher than it was shown. Check it before you order.',
  'checkout.methodNotOffered':
    'This payment method is not offered for this order. Choose another one; nothing has been charged.',
  'checkout.holdsTooMuch':
    'With this payment method we can keep only a few items, and only a few unpaid orders at a time. Please choose another payment method, order fewer items, or pay your open orders first.',
  'checkout.methodRefused':
    'This payment method is not working right now. Choose another one: your order is held for you, and nothing has been charged.',
  'checkout.noMethod':
    'We cannot take any payments at the moment. Try again in a few minutes: your cart and everything you typed stay as they are.',
  'checkout.belowMinimum': 'This order is below the minimum that can be paid online. Add something to your cart.',
  'checkout.paymentUnavailable':
    'Your order is held for you, but the payment service is not answering. Wait a moment and press the button again: you will not be charged twice.',
  'checkout.paymentOvertaken':
    'The payment was started elsewhere a moment ago. Finish it there, or press the button again: you will not be charged twice.',
  'checkout.tooManyRequests':
    'Too many attempts in a short time. Wait a minute, then press the button again. Everything you typed is kept.',
  'checkout.tooManyTries': {
    one: 'Too many payment attempts in a short time. Wait {count} minute, then press the button again. Everything you typed is kept.',
    other:
      'Too many payment attempts in a short time. Wait {count} minutes, then press the button again. Everything you typed is kept.',
  },
  'checkout.offline':
    'The shop could not be reached. Check your connection and press the button again: you will not be charged twice, and everything you typed is kept.',
  'checkout.failed':
    'Something went wrong on our side. Press the button again: you will not be charged twice, and everything you typed is kept.',

  'pickup.search': 'Find a pick-up point',
  'pickup.searchHint': 'Town, postcode or street, for example {example}.',
  'pickup.show': 'Show pick-up points',
  'pickup.results': 'Pick-up points',
  'pickup.searching': 'Searching …',
  'pickup.count': { one: '{count} point found.', other: '{count} points found.' },
  'pickup.more': 'The {count} nearest points. Add a street or a postcode to narrow the search.',
  'pickup.none': 'Nothing found. Check the spelling, or search for a town or a postcode near by.',
  'pickup.failed': 'The search did not reach us. Check your connection and try again.',
  'pickup.chosen': 'Your pick-up point',
  'pickup.use': 'Collect here',
  'pickup.change': 'Choose another point',

  'field.optional': '(optional)',
  'field.email': 'E-mail',
  'field.emailHint': 'For the confirmation and news of your parcel. Nothing else.',
  'field.phone': 'Telephone',
  'field.phoneHint': 'For the courier at the door, or the text message that opens the locker.',
  'field.country': 'Country',
  'field.fullName': 'First and last name',
  'field.line1': 'Street and house number',
  'field.line2': 'Flat, floor, c/o',
  'field.postalCode': 'Postcode',
  'field.city': 'Town',
  'field.hasBillingAddress': 'Use a different billing address',
  'field.note': 'Order note',
  'field.isCompany': 'I am buying for a company',
  'field.companyName': 'Company name',
  'field.taxId': 'VAT number',
  'field.taxIdPL': 'VAT number (NIP)',
  'field.companyNote': 'The invoice is made out to the company. VAT is charged as shown.',
  'field.emailMissing': 'Enter your e-mail address.',
  'field.emailWrong': 'This e-mail address is not complete. It looks like anna@example.com.',
  'field.phoneMissing': 'Enter a telephone number: the carrier needs it.',
  'field.phoneWrong':
    'Check the telephone number, for example {example}. For one from abroad, begin with + and the country code.',
  'field.countryWrong': 'Choose one of the countries we deliver to.',
  'field.fullNameMissing': 'Enter your first and last name.',
  'field.line1Missing': 'Enter street and house number.',
  'field.phoneMobile': 'The locker’s code comes by text message: enter a mobile number.',
  'field.line1Number': 'Enter the house number too. If there is none, press the button again.',
  'field.line2Missing': 'A Packstation needs the post number. Enter it here, for example Postnummer 12345678.',
  'field.postalCodeMissing': 'Enter your postcode, for example {example}.',
  'field.postalCodeWrong': 'Check the postcode. It looks like {example}.',
  'field.cityMissing': 'Enter your town.',
  'field.companyNameMissing': 'Enter the company’s name.',
  'field.taxIdMissing': 'Enter the company’s VAT number, for example {example}.',
  'field.taxIdWrong': 'Check the VAT number: something in it is not right. It looks like {example}.',
  'field.shippingMethodMissing': 'Choose how we should deliver.',
  'field.pickupPointMissing': 'Choose where you want to collect your parcel.',
  'field.pickupPointClosed': 'This pick-up point takes no parcels any more. Choose another one.',
  'field.tooLong': 'This is too long for a parcel label. Please shorten it.',
  'checkout.cartLost': 'Your browser has lost the cart: its cookies were deleted or blocked. What you typed is kept.',
};
