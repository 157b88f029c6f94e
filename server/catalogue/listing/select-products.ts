// One page of a listing: the products after, or before, a certain one. Deep pages cost as much as the first.
import type { Sort } from '#src/catalogue/listing/listing-address.ts';
import type { ListingIndex } from './listing-index.ts';
import { type Listing, rowsOf } from './listing-scope.ts';
import { isEmptyFilter, missesOf } from './variant-filter.ts';

/** The sort key and the id of a product. */
export type Edge = { key: string; id: string };

export type Order = {
  sort: Sort;
  /** Keyed by row, for sorting by title. */
  titleKeys?: readonly string[] | undefined;
  /** Products that are left out themselves, and by whose tags the others are ordered first. */
  relatedTo?: readonly number[];
  isWithoutGiftCards?: boolean | undefined;
};

export type Selected = { row: number; id: string; key: string };

type Entry = { row: number; similarity: number; key: number | string; id: string };

/** Selects up to `first` products in order, after `edge`, or the last ones before it. */
export function selectProducts(
  listing: Listing,
  order: Order,
  { first, edge, backwards }: { first: number; edge?: Edge | undefined; backwards: boolean },
): Selected[] {
  const { index } = listing;
  const keyOf = sortKeyOf(listing, order);
  const { relatedTo = [], isWithoutGiftCards = false } = order;
  const similarityOf = relatedTo.length === 0 ? () => 0 : similarityTo(index, relatedTo);
  const leftOut = new Set([...relatedTo, ...(isWithoutGiftCards ? index.giftCards : [])]);
  const priceOf = lowestPriceOf(listing);
  const direction = backwards ? -1 : 1;
  const limit: Entry | null = edge
    ? { row: -1, similarity: 0, key: isByTitle(listing, order) ? edge.key : Number(edge.key), id: edge.id }
    : null;
  const best: Entry[] = [];
  const consider = (row: number) => {
    if (!index.isListed[row] || leftOut.has(row)) return;
    const price = priceOf(row);
    if (price < 0) return;
    const similarity = similarityOf(row);
    const key = keyOf(row, price);
    const id = index.ids[row] ?? '';
    if (limit && compare(similarity, key, id, limit) * direction <= 0) return;
    const worst = best.at(-1);
    if (best.length >= first && worst && compare(similarity, key, id, worst) * direction >= 0) return;
    const entry = { row, similarity, key, id };
    best.splice(placeOf(best, entry, direction), 0, entry);
    if (best.length > first) best.pop();
  };
  const rows = rowsOf(listing);
  if (rows) for (const row of rows) consider(row);
  else for (let row = 0; row < index.ids.length; row++) consider(row);
  if (backwards) best.reverse();
  return best.map(({ row, id, key }) => ({ row, id, key: String(key) }));
}

/** The lowest price of a variant that is asked for, sold out only where all of them are; negative without one. */
function lowestPriceOf({ index, filter }: Listing): (row: number) => number {
  if (isEmptyFilter(filter)) {
    const lowest = index.lowestAmountsIn(filter.currency);
    return (row) => lowest[row] ?? -1;
  }
  const amounts = index.amountsIn(filter.currency);
  const misses = missesOf(index, filter);
  return (row) => {
    let [lowest, lowestAvailable] = [-1, -1];
    for (let offer = index.firstOffer[row] ?? 0; offer < (index.firstOffer[row + 1] ?? 0); offer++) {
      const amount = amounts[offer] ?? -1;
      if (amount < 0 || misses(row, offer) !== 0) continue;
      if (lowest < 0 || amount < lowest) lowest = amount;
      if (index.isAvailable[offer] && (lowestAvailable < 0 || amount < lowestAvailable)) lowestAvailable = amount;
    }
    return lowestAvailable < 0 ? lowest : lowestAvailable;
  };
}

/** Whether keys are titles, and not numbers. */
export function isByTitle({ order }: Pick<Listing, 'order'>, { sort }: Pick<Order, 'sort'>): boolean {
  return sort === 'title' || (sort === 'featured' && order?.sort === 'title');
}

type SortKey = (row: number, price: number) => number | string;

/** Places below it are chosen by hand: behind them what a rule finds has that of `unpinned_position`. */
const FIRST_UNPLACED = 1_000_000;

/** The collection's own order, behind what is put first by hand. */
function featuredKey({ order, positions }: Listing, keyOf: (sort: Sort) => SortKey): SortKey | null {
  if (!positions) return null;
  const place = (row: number) => positions.get(row) ?? 0;
  if (!order || order.sort === 'manual' || order.sort === 'best-selling') return place;
  const key = keyOf(order.sort);
  if (!order.isByRule) return key;
  const isTitle = order.sort === 'title';
  return (row, price) => {
    const at = place(row);
    if (at >= FIRST_UNPLACED) return key(row, price);
    return isTitle ? `\u0000${String(at).padStart(7, '0')}` : at - Number.MAX_SAFE_INTEGER;
  };
}

function sortKeyOf(listing: Listing, { sort, titleKeys }: Order): SortKey {
  const { index, scores } = listing;
  const newest = (row: number) => -(index.createdAt[row] ?? 0);
  switch (sort) {
    case 'price-asc':
      return (_, price) => price;
    case 'price-desc':
      return (_, price) => -price;
    case 'title':
      return (row) => titleKeys?.[row] ?? '';
    case 'newest':
      return newest;
    case 'featured':
      return featuredKey(listing, (own) => sortKeyOf(listing, { sort: own, titleKeys })) ?? newest;
    case 'relevance':
      return scores ? (row) => -(scores.get(row) ?? 0) : newest;
  }
}

/** A tag that few products have says more than one that half the shop has. */
function similarityTo(index: ListingIndex, related: readonly number[]): (row: number) => number {
  const weights = new Map<number, number>();
  for (const row of related) {
    for (let at = index.firstTag[row] ?? 0; at < (index.firstTag[row + 1] ?? 0); at++) {
      const tag = index.tags[at] ?? -1;
      weights.set(tag, (weights.get(tag) ?? 0) + 1 / (index.tagCounts[tag] ?? 1));
    }
  }
  return (row) => {
    let similarity = 0;
    for (let at = index.firstTag[row] ?? 0; at < (index.firstTag[row + 1] ?? 0); at++) {
      similarity += weights.get(index.tags[at] ?? -1) ?? 0;
    }
    // Sums of the same tags in another order are the same.
    return Math.round(similarity * 1e9);
  };
}

function compare(similarity: number, key: number | string, id: string, other: Entry): number {
  if (similarity !== other.similarity) return other.similarity - similarity;
  if (key !== other.key) return key < other.key ? -1 : 1;
  return id === other.id ? 0 : id < other.id ? -1 : 1;
}

function placeOf(list: Entry[], { similarity, key, id }: Entry, direction: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = list[middle];
    if (other && compare(similarity, key, id, other) * direction > 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
