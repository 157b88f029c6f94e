// What somebody reads who buys a gift card: beside its fields, and why it did not go into the cart.
export const messages = {
  'giftCardFields.amount': 'Your own amount',
  'giftCardFields.amountHint': 'From {least} to {most}. Leave it empty to take the amount shown above.',
  'giftCardFields.recipient': 'E-mail address of whoever it is for',
  'giftCardFields.recipientHint':
    'The card with its code goes there. To print it and hand it over yourself, enter your own address.',
  'giftCardFields.sendOn': 'Send it on',
  'giftCardFields.sendOnHint': 'Leave it empty to send it as soon as it is paid.',
  'giftCardFields.message': 'Your message',
  'giftCardFields.messageHint': 'Up to {count} characters. It is on the card and in the e-mail.',
  'giftCardFields.optional': '(optional)',
  'giftCardFields.refusedCARD_RECIPIENT': 'No e-mail can be sent to this address. Please check it.',
  'giftCardFields.refusedCARD_DAY': 'Please choose today or a day within the next year.',
  'giftCardFields.refusedCARD_AMOUNT': 'A card of this amount is not sold. Please keep to the limits beside the field.',
  'giftCardFields.refusedCARD_MESSAGE': 'The message is too long for the card. Please shorten it.',
  'giftCardFields.refusedCARDS_ALONE':
    'Gift cards are ordered by themselves. Order what is in your cart first, or take it out.',
};
