/** What a list of stock can be narrowed to: `low` at its limit or below, `out` nothing left to sell. */
export const stockShows = ['low', 'out', 'expected', 'reserved', 'uncounted'] as const;
export type StockShow = (typeof stockShows)[number];

/** Counted no further than that; one more says that there are more. */
export const MOST_COUNTED = 1_000;
