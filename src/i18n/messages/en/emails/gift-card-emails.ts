// What somebody reads who gets a gift card: the e-mail on its day, and the card to print; and what the buyer reads of it.
export const messages = {
  'giftCardMail.for': 'For',
  'giftCardMail.byEmail': 'By e-mail',
  'giftCardMail.atOnce': 'as soon as it is paid',
  'giftCardMail.atOnceOrOnItsDay': 'as soon as it is paid, or on the day that you chose',
  'giftCardMail.onItsDay': 'on the day that you chose',
  'giftCardMail.next': 'Each gift card goes by e-mail to whoever it is for: {when}.',
  'giftCardMail.subject': 'A gift card of {amount} for {shop}',
  'giftCardMail.intro':
    'You have a gift card: {amount} to spend at {shop}. Type the code in the cart or at the checkout; what is left over stays on the card.',
  'giftCardMail.code': 'Your code',
  'giftCardMail.valid': 'Valid until {day}',
  'giftCardMail.never': 'No last day',
  'giftCardMail.balance': 'See what is left on it',
  'giftCardMail.toShop': 'To the shop',
  'giftCardMail.attached':
    'Attached is the card to print: {document}. Keep the code safe: whoever has it can spend it.',
  'giftCardMail.title': 'Gift card',
  'giftCardMail.redeem': 'Redeem it at {address}: type the code in the cart or at the checkout.',
  'giftCardMail.filename': 'gift-card',
  'giftCardMail.tooManyTries': 'You have tried too many codes. Please wait an hour.',
  'giftCardMail.paysNothing':
    'No gift card with this code has anything left on it. Check that it is typed as it stands on the card.',
  'giftCardMail.left': '{amount} is left on this card.',
  'giftCardMail.balanceTitle': 'What is on your gift card?',
  'giftCardMail.balanceCode': 'The code of the card, twenty characters',
  'giftCardMail.exampleMessage': 'Happy birthday!',
  'giftCardMail.words': 'With these words',
};
