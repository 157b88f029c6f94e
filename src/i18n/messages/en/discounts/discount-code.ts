// The field for a discount code, in cart and checkout.
export const messages = {
  'discount.add': 'Add a discount code',
  'discount.addEither': 'Add a discount code or gift card',
  'discount.code': 'Discount code',
  'discount.codeEither': 'Discount code or gift card',
  'discount.apply': 'Apply',
  'discount.remove': 'Remove the code {code}',
  'discount.cardRemove': 'Remove {code}',
  'discount.short': 'Remove',
  'discount.done': 'The code {code} has been applied.',
  'discount.off': 'The discount code has been removed.',
  'discount.refusedUNKNOWN': 'There is no such code. Check what you typed.',
  'discount.refusedNOT_YET': 'This code is not valid yet.',
  'discount.refusedEXPIRED': 'This code is no longer valid.',
  'discount.refusedUSED_UP': 'This code has been used up.',
  'discount.refusedOTHER_CURRENCY': 'This code is not valid in this currency.',
  'discount.refusedNOT_FOR_THESE_GOODS': 'This code is not for what is in your cart.',
  'discount.refusedMINIMUM_NOT_REACHED': 'This code is for orders of {amount} or more.',
  'discount.refusedNOT_WITH_THIS_EMAIL': 'This code has already been used with your e-mail address.',
  'discount.refusedTOO_MANY_TRIES': 'Too many codes were tried. Please try again in an hour.',
  'discount.cardDone': 'Gift card {code} is used when you pay.',
  'discount.cardPays': 'Gift card {code}',
  'discount.cardLeft': '{amount} stays on it',
  'discount.cardDue': 'Left to pay',
  'discount.refusedCARD_UNKNOWN':
    'There is no gift card with this code, or nothing is left on it. Check what you typed.',
  'discount.refusedCARD_OTHER_CURRENCY':
    'This gift card is in another currency. It can be used in the shop’s version for the country it was issued for.',
  'discount.refusedCARD_OTHER_GOODS':
    'This gift card is for goods of one VAT rate only, and there are others in your cart. Order them by themselves.',
  'discount.refusedCARD_TOO_MANY': 'No more than five gift cards can pay one order.',
};
