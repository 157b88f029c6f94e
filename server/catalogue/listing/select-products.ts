// One page of a listing: the products after, or before, a certain one. Deep pages cost as much as the first.
import type { Sort } from '#src/catalogue/listing/listing-address.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Listing } from './listing-scope.ts';
import { isEmptyWish, missesOf } from './listing-wish.ts';

/** The sort key and the id of a product. */
export type Edge = { key: string; id: string };

export type Order = {
  sort: Sort;
  /** By slot, for sorting by title. */
  titleKeys?: readonly string[] | undefined;
  /** A product that is left out itself, and by whose tags the others are ordered first. */
  relatedTo?: number | undefined;
};

export type Selected = { slot: number; id: string; key: string };

type Entry = { slot: number; kinship: number; key: number | string; id: string };

/** Up to `first` products in order, after `edge`, or the last ones before it. */
export function selectProducts(
  listing: Listing,
  order: Order,
  { first, edge, backwards }: { first: number; edge?: Edge | undefined; backwards: boolean },
): Selected[] {
  const { index } = listing;
  const keyOf = sortKeyOf(listing, order);
  const kinshipOf = order.relatedTo === undefined ? () => 0 : kinshipTo(index, order.relatedTo);
  const priceOf = lowestPriceOf(listing);
  const direction = backwards ? -1 : 1;
  const limit: Entry | null = edge
    ? { slot: -1, kinship: 0, key: order.sort === 'title' ? edge.key : Number(edge.key), id: edge.id }
    : null;
  const best: Entry[] = [];
  const consider = (slot: number) => {
    if (!index.isListed[slot] || slot === order.relatedTo) return;
    const price = priceOf(slot);
    if (price < 0) return;
    const kinship = kinshipOf(slot);
    const key = keyOf(slot, price);
    const id = index.ids[slot] ?? '';
    if (limit && compare(kinship, key, id, limit) * direction <= 0) return;
    const worst = best.at(-1);
    if (best.length >= first && worst && compare(kinship, key, id, worst) * direction >= 0) return;
    const entry = { slot, kinship, key, id };
    best.splice(placeOf(best, entry, direction), 0, entry);
    if (best.length > first) best.pop();
  };
  if (listing.slots) for (const slot of listing.slots) consider(slot);
  else for (let slot = 0; slot < index.ids.length; slot++) consider(slot);
  if (backwards) best.reverse();
  return best.map(({ slot, id, key }) => ({ slot, id, key: String(key) }));
}

/** The lowest price of a variant that is wished for; negative without one. */
function lowestPriceOf({ index, wish }: Listing): (slot: number) => number {
  if (isEmptyWish(wish)) {
    const lowest = index.lowestAmountsIn(wish.currency);
    return (slot) => lowest[slot] ?? -1;
  }
  const amounts = index.amountsIn(wish.currency);
  const misses = missesOf(index, wish);
  return (slot) => {
    let lowest = -1;
    for (let offer = index.firstOffer[slot] ?? 0; offer < (index.firstOffer[slot + 1] ?? 0); offer++) {
      const amount = amounts[offer] ?? -1;
      if (amount >= 0 && (lowest < 0 || amount < lowest) && misses(slot, offer) === 0) lowest = amount;
    }
    return lowest;
  };
}

function sortKeyOf(
  { index, positions, scores }: Listing,
  { sort, titleKeys }: Order,
): (slot: number, price: number) => number | string {
  const newest = (slot: number) => -(index.createdAt[slot] ?? 0);
  switch (sort) {
    case 'price-asc':
      return (_, price) => price;
    case 'price-desc':
      return (_, price) => -price;
    case 'title':
      return (slot) => titleKeys?.[slot] ?? '';
    case 'newest':
      return newest;
    case 'featured':
      return positions ? (slot) => positions.get(slot) ?? 0 : newest;
    case 'relevance':
      return scores ? (slot) => -(scores.get(slot) ?? 0) : newest;
  }
}

/** A tag that few products have says more than one that half the shop has. */
function kinshipTo(index: ListingIndex, related: number): (slot: number) => number {
  const weights = new Map<number, number>();
  for (let at = index.firstTag[related] ?? 0; at < (index.firstTag[related + 1] ?? 0); at++) {
    const tag = index.tags[at] ?? -1;
    weights.set(tag, 1 / (index.tagCounts[tag] ?? 1));
  }
  return (slot) => {
    let kinship = 0;
    for (let at = index.firstTag[slot] ?? 0; at < (index.firstTag[slot + 1] ?? 0); at++) {
      kinship += weights.get(index.tags[at] ?? -1) ?? 0;
    }
    // Sums of the same tags in another order are the same.
    return Math.round(kinship * 1e9);
  };
}

function compare(kinship: number, key: number | string, id: string, other: Entry): number {
  if (kinship !== other.kinship) return other.kinship - kinship;
  if (key !== other.key) return key < other.key ? -1 : 1;
  return id === other.id ? 0 : id < other.id ? -1 : 1;
}

function placeOf(list: Entry[], { kinship, key, id }: Entry, direction: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = list[middle];
    if (other && compare(kinship, key, id, other) * direction > 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
