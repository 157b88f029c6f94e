// The field for a discount code, in cart and checkout.
export const messages = {
  'discount.add': 'Add a discount code',
  'discount.code': 'Discount code',
  'discount.apply': 'Apply',
  'discount.remove': 'Remove the code {code}',
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
};
