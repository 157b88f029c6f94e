// Why a discount code takes nothing off. The schema's enum is made of it.
export const discountRefusals = [
  'UNKNOWN',
  'NOT_YET',
  'EXPIRED',
  'USED_UP',
  // Nothing is set for the currency of the market.
  'OTHER_CURRENCY',
  'NOT_FOR_THESE_GOODS',
  'MINIMUM_NOT_REACHED',
  'NOT_WITH_THIS_EMAIL',
  'TOO_MANY_TRIES',
  // What was typed looks like the code of a gift card. Unknown is said of whatever pays nothing.
  'CARD_UNKNOWN',
  'CARD_OTHER_CURRENCY',
  'CARD_OTHER_GOODS',
  'CARD_TOO_MANY',
] as const;

export type DiscountRefusalKind = (typeof discountRefusals)[number];
