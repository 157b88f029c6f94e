// The order in which a collection is shown until a shopper chooses another.

/** The order by hand is `manual`; what a rule finds has no hand's order but that of the products that are put first. */
export const collectionSorts = ['manual', 'newest', 'best-selling', 'price-asc', 'price-desc', 'title'] as const;

export type CollectionSort = (typeof collectionSorts)[number];

/** What can be chosen: nobody counts sales for a collection by hand, and nobody orders a thousand products that a rule finds. */
export function sortsOf(isByRule: boolean): CollectionSort[] {
  return collectionSorts.filter((sort) => sort !== (isByRule ? 'manual' : 'best-selling'));
}

/** What is meant where the other kind's order is left over. */
export function sortOf(sort: CollectionSort, isByRule: boolean): CollectionSort {
  if (isByRule) return sort === 'manual' ? 'newest' : sort;
  return sort === 'best-selling' ? 'manual' : sort;
}
