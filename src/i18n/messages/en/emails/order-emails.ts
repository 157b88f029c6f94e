// What shoppers are told by the server about an order: by e-mail, and of a payment in which the provider has no part.
export const messages = {
  'mail.greeting': 'Hello {name},',
  'mail.signature': 'Best wishes,\n{shop}',
  'mail.toOrder': 'See your order',
  'mail.withdrawal':
    'You may withdraw from the contract within 14 days of receiving the goods, without giving a reason.',
  'mail.arrival': 'Expected delivery',
  'mail.nextTitle': 'What happens next',
  'mail.nextPack':
    'We pack your order. As soon as the parcel is with {carrier} we will write to you again, so that you can follow it.',
  'mail.nextCollect': 'We get your order ready. You collect it from us in person, as agreed; its number is enough.',
  'mail.nextTransfer': 'As soon as your money is here we get your order ready and write to you again.',
  'mail.confirmationSubject': 'Order {number} is paid',
  'mail.confirmationThanks': 'Thank you. The payment for order {number} has arrived.',
  'mail.confirmationArticles': 'Your order',
  'mail.confirmationSubtotal': 'Goods',
  'mail.confirmationShipping': 'Delivery',
  'mail.confirmationTotal': 'Total',
  'mail.confirmationVat': 'including VAT {rate}',
  'mail.confirmationAddress': 'Going to',
  'mail.confirmationPickUpAt': 'Collect it at',
  'mail.collectHere': 'Collect it from us at',
  'mail.confirmationBillingAddress': 'Your address',
  'mail.processingSubject': 'The payment for order {number} is on its way',
  'mail.processingText':
    'Thank you. Your bank is carrying out the payment of {total} for order {number}. This can take up to 14 working days; until then we keep everything for you.',
  'mail.processingNext':
    'There is nothing you need to do, and please do not pay again. We will write to you as soon as the money is here.',
  'mail.processingMandate': 'On your bank statement you will find this payment under the mandate reference {mandate}.',
  'mail.failedSubject': 'The payment for order {number} has failed',
  'mail.failedText': 'Unfortunately the payment of {total} for order {number} did not go through.',
  'mail.failedNext':
    'We keep everything for you for another 24 hours. Until then you can pay with the button below, in any way you like and on any device. After that the order is cancelled and you owe us nothing.',
  'mail.failedLink': 'Pay again',
  'mail.sentSubject': 'Order {number} is on its way',
  'mail.collectedSubject': 'Order {number} has been handed over',
  'mail.collectedText': 'We have handed you the goods of order {number} in person. Thank you.',
  'mail.sentText': 'We have handed the parcel with order {number} to {carrier}.',
  'mail.sentPartly': 'This is a part of your order; the rest comes in a parcel of its own.',
  'mail.sentContents': 'In the parcel',
  'mail.sentTracking': 'Tracking number: {tracking}',
  'mail.sentTrack': 'Follow your parcel',
  'mail.refundedSubject': 'Refund of {amount} for order {number}',
  'mail.refundedText': 'We have refunded {amount} of order {number}.',
  'mail.vatCharged': 'VAT is charged as shown.',
  'mail.refundedByHandText': 'We are sending {amount} of order {number} back to you.',
  'mail.refundedByHandNext':
    'We transfer the money ourselves, so it takes a few days. If we need an account number from you, we will ask for it.',
  'mail.invoicedSubject': '{documents} for order {number}',
  'mail.invoicedText': 'Attached you find, for your order {number}: {documents}.',
  'mail.refundedLate':
    'The payment of {amount} arrived when order {number} had been cancelled and the goods were gone. We are sorry. We have given the whole amount back at once.',
  'mail.refundedGoods_asPlanned': 'Your delivery stays as it is: what is still to be sent is sent as planned.',
  'mail.refundedGoods_rest': 'The items below will not be sent. Everything else of your order is sent as planned.',
  'mail.refundedGoods_nothing': 'Nothing more of this order will be sent.',
  'mail.refundedNotSent': 'Not sent any more',
  'mail.refundedToCards': '{cards} of it is back on your gift card and can be used at once.',
  'mail.refundedToNewCard':
    'The gift card with which you paid is disabled, so {newCards} of it is on a new one, and can be used at once.',
  'mail.refundedNewCard': 'Your new gift card',
  'mail.refundedNext':
    'The money comes back the same way you paid. That usually takes 5 to 10 working days, depending on your bank.',
  'mail.transferSubject': 'Order {number}: please transfer {total}',
  'mail.transferThanks':
    'Thank you for your order {number}. We hold the goods for you until {until}. Please transfer {total} to this account with the reference below; we get your order ready as soon as the money is here.',
  'mail.confirmHold':
    'One thing we ask of you: open your order with this button by {until}. It tells us that your e-mail address is right. Without it we can hold the goods only until then.',
  'mail.transferDetails': 'Your transfer',
  'mail.nothingDueSubject': 'We have received order {number}',
  'mail.nothingDueThanks': 'Thank you. Your discount covers all of order {number}, so there is nothing to pay.',
  'mail.dueSubject': 'Order {number}: you pay on delivery',
  'mail.dueThanks':
    'Thank you. We have your order {number} and are getting it packed. You pay {total} when it is delivered.',
  'mail.sentDue': 'Please have {total} ready: you pay when the parcel is handed over.',
  'mail.awaitedSubject': 'Order {number}: how to pay {total}',
  'mail.transferExpiredSubject': 'Order {number} has expired',
  'mail.transferExpiredText':
    'Your transfer of {total} for order {number} has not reached us in time. The order is cancelled, its goods are for sale again, and you owe us nothing.',
  'mail.awaitedExpiredText':
    'Your payment of {total} for order {number} has not reached us in time. The order is cancelled, its goods are for sale again, and you owe us nothing.',
  'mail.transferExpiredNext':
    'If the money is already on its way, simply reply to this e-mail: we send the goods if they are still there, or your money back.',
  'mail.cancelledSubject': 'Order {number} is cancelled',
  'mail.cancelledText': 'We have cancelled order {number}. Nothing will be sent, and you owe us nothing.',
  'mail.emailChangedSubject': 'Order {number}: its e-mails go to another address',
  'mail.emailChangedText':
    'The e-mail address of order {number} has been changed. From now on our messages about it go to the new address. If you did not ask for that, simply reply to this e-mail.',
  'mail.changedSubject': 'Order {number}: your details have been changed',
  'mail.changedText':
    'We have changed the delivery details of order {number}. This is how they stand now; if something is wrong, simply reply to this e-mail.',
  'mail.attached': 'Attached, in the version that applies to your order: {documents}.',
  'mail.formTitle': 'Model withdrawal form',
  'mail.formOrder': 'order {number} of {date}',
  'mail.formText':
    'Model withdrawal form\n(complete and return this form only if you wish to withdraw from the contract)\n\nTo {seller}:\n\nI/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods:\n\n\nOrdered on (*)/received on (*) ({order}):\n\nName of consumer(s):\n\nAddress of consumer(s):\n\nSignature of consumer(s) (only if this form is notified on paper):\n\nDate:\n\n(*) Delete as appropriate.\n',

  'manualPayment.transferHint': {
    one: 'To our account. We hold your goods for {count} day.',
    other: 'To our account. We hold your goods for {count} days.',
  },
  'manualPayment.deliveryHint': 'You pay the courier. Fee: {fee}.',
  'manualPayment.giftCard': 'Gift card {code}',
  'manualPayment.nothingDueHint': 'Your discount or gift card covers the whole order.',
  'manualPayment.transferText':
    'Order {number} is held for you until {until}. Please transfer {amount} with the reference below: we get it ready as soon as the money is here. The details are on their way to {email} too.',
  'manualPayment.confirmText':
    'One step is left: open the link in our e-mail by {until}. It tells us that your address is right. Without it we can hold your goods only until then.',
  'manualPayment.recipient': 'Recipient',
  'manualPayment.bank': 'Bank',
  'manualPayment.reference': 'Reference',
  'manualPayment.lateText':
    'Order {number} was not paid in time, and its goods went back on the shelf. Nothing is owed. If your transfer is already on its way, write to us: we send the goods if they are still there, or your money back.',
  'manualPayment.dueText':
    'Order {number} is with us. You pay {amount} when it is delivered. The confirmation is on its way to {email}.',
};
