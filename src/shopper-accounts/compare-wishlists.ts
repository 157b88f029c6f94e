// What the wishlist of a browser and that of an account hold of their own. The account knows products by the handles of today, the
// browser by those of the day on which each was saved.

type Lists = {
  /** What the browser holds and is on sale, by the handles of today. */
  here: readonly string[];
  /** All that the account keeps. */
  wishes: readonly string[];
  /** What of it is on sale. */
  onSale: readonly string[];
};

/** Each product once, though a browser may hold it by two handles. */
export function compareWishlists({ here, wishes, onSale }: Lists): { onlyHere: string[]; onlyThere: string[] } {
  return {
    onlyHere: [...new Set(here)].filter((handle) => !wishes.includes(handle)),
    onlyThere: onSale.filter((handle) => !here.includes(handle)),
  };
}
