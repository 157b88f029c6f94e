// Gift cards lie in no cart beside anything else, and those that are taxed when they are sold not beside those that are not.

type Line = { isGiftCard: boolean; isSinglePurpose?: boolean };

/** Whether gift cards are ordered. */
export function isForGiftCards(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard);
}

/** Whether single-purpose cards are. */
export function isForTaxedCards(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.every(({ isSinglePurpose }) => isSinglePurpose === true);
}

/** Those that have to be bought anew: a product became a gift card, or one of the other kind, while it lay beside others. */
export function cardsBesideOthers<Of extends Line>(lines: readonly Of[]): Of[] {
  const cards = lines.filter(({ isGiftCard }) => isGiftCard);
  if (cards.length < lines.length) return cards;
  const taxed = cards.filter(({ isSinglePurpose }) => isSinglePurpose);
  return taxed.length < cards.length ? taxed : [];
}
