// Why a change of the cart is refused, and what the shopper is told. The schema's enum is made of it.
export const cartRefusals = {
  NOT_FOUND: 'cart.refusedNOT_FOUND',
  OUT_OF_STOCK: 'cart.refusedOUT_OF_STOCK',
  QUANTITY_LIMITED: 'cart.refusedQUANTITY_LIMITED',
  TEXT_MISSING: 'cart.refusedText',
  TEXT_TOO_LONG: 'cart.refusedText',
  TEXT_CHARACTERS: 'cart.refusedText',
  TEXT_NOT_ASKED_FOR: 'cart.refusedText',
  CARD_RECIPIENT: 'cart.refusedCard',
  CARD_DAY: 'cart.refusedCARD_DAY',
  CARD_AMOUNT: 'cart.refusedCard',
  CARD_MESSAGE: 'cart.refusedCard',
  CARDS_ALONE: 'cart.refusedCARDS_ALONE',
} as const;
