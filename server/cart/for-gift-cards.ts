// Gift cards lie in no cart beside anything else.

type Line = { isGiftCard: boolean };

/** Whether gift cards are ordered. */
export function isForGiftCards(lines: readonly Line[]): boolean {
  return lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard);
}

/** Those that have to be bought anew: a product became a gift card while it lay beside others. */
export function cardsBesideOthers<Of extends Line>(lines: readonly Of[]): Of[] {
  const cards = lines.filter(({ isGiftCard }) => isGiftCard);
  return cards.length < lines.length ? cards : [];
}
