// What gift cards are to VAT (Directive 2006/112, Art. 30a, 30b), how they stand, and what moves their balance.

/**
 * A multi-purpose card is money: no VAT when it is sold, and all of it when it pays. A single-purpose card is the goods: VAT
 * when it is sold, because there is one rate and one place that it can be for.
 */
export const giftCardKinds = ['multi_purpose', 'single_purpose'] as const;
export type GiftCardKind = (typeof giftCardKinds)[number];

export const giftCardStates = ['active', 'used_up', 'expired', 'disabled'] as const;
export type GiftCardState = (typeof giftCardStates)[number];

export const giftCardMovements = [
  ...(['issued', 'reserved', 'released', 'captured', 'refunded', 'refund_returned'] as const),
  ...(['replaced', 'expired', 'disabled'] as const),
] as const;
export type GiftCardMovementKind = (typeof giftCardMovements)[number];

/**
 * Those who may give the price of a bought card back: the shop, somebody at the payment provider, or the bank in a
 * dispute.
 */
export const giftCardPricesBack = ['shop', 'provider', 'bank'] as const;
export type GiftCardPriceBack = (typeof giftCardPricesBack)[number];

export type GiftCardStanding = {
  balanceMinor: number;
  reservedMinor: number;
  expiresAt: Date | null;
  disabledAt: Date | null;
};

/** Used up is what neither pays nor is held by an order that may still give it back. */
export function giftCardStateOf(card: GiftCardStanding, now: Date): GiftCardState {
  if (card.disabledAt) return 'disabled';
  if (card.expiresAt && card.expiresAt <= now) return 'expired';
  return card.balanceMinor + card.reservedMinor > 0 ? 'active' : 'used_up';
}
