// What the wishlist of a browser and that of an account hold of their own. The account knows products by the handles of today, the
// browser by those of the day on which each was saved.

type Lists = {
  /** What the browser holds and is on sale: `handle` as it stands there, that of `card` is today's. */
  found: readonly { handle: string; card: { handle: string } }[];
  /** All that the account keeps. */
  wishes: readonly string[];
  /** What of it is on sale. */
  onSale: readonly string[];
};

/** Answers with today's handles of what is on sale. */
export function compareWishlists({ found, wishes, onSale }: Lists): { onlyHere: string[]; onlyThere: string[] } {
  const here = new Set(found.map(({ card }) => card.handle));
  return {
    onlyHere: [...here].filter((handle) => !wishes.includes(handle)),
    onlyThere: onSale.filter((handle) => !here.has(handle)),
  };
}
