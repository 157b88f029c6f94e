// Why a discount code takes nothing off, and what the shopper is told. The schema's enum is made of it.
export const discountRefusals = {
  UNKNOWN: 'discount.refusedUNKNOWN',
  NOT_YET: 'discount.refusedNOT_YET',
  EXPIRED: 'discount.refusedEXPIRED',
  USED_UP: 'discount.refusedUSED_UP',
  /** Nothing is set for the currency of the market. */
  OTHER_CURRENCY: 'discount.refusedOTHER_CURRENCY',
  NOT_FOR_THESE_GOODS: 'discount.refusedNOT_FOR_THESE_GOODS',
  MINIMUM_NOT_REACHED: 'discount.refusedMINIMUM_NOT_REACHED',
  NOT_WITH_THIS_EMAIL: 'discount.refusedNOT_WITH_THIS_EMAIL',
  TOO_MANY_TRIES: 'discount.refusedTOO_MANY_TRIES',
} as const;

export type DiscountRefusalKind = keyof typeof discountRefusals;
