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
] as const;

export type DiscountRefusalKind = (typeof discountRefusals)[number];
