// Which products a listing is about, and how they are narrowed down.
import { type ListingFilters, noFilters, writeFilters } from '#src/catalogue/listing/listing-filters.ts';
import type { Currency } from '#src/money.ts';
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import { readListingIndex } from '../catalogue-cache.ts';
import { type CollectionOrder, readCollectionOrders } from '../collections/read-collection-orders.ts';
import type { FoundDocument } from './found-document.ts';
import type { ListingIndex } from './listing-index.ts';
import { readVariantFilter, type VariantFilter } from './variant-filter.ts';

export const ALL_PRODUCTS = 'all';

export type ListingScope = MarketView & {
  /** Handle of a collection; `all` is the whole catalogue. */
  collection: string;
  /** Products that answer a search. */
  found?: readonly FoundDocument[];
  filters?: ListingFilters;
};

export type Listing = {
  index: ListingIndex;
  filter: VariantFilter;
  /** Places in the collection, by row; null for all products. */
  positions: ReadonlyMap<number, number> | null;
  /** The collection's own order. */
  order: CollectionOrder | null;
  /** How well they answer the search, by row; null without one. */
  scores: ReadonlyMap<number, number> | null;
  /** The variant that a search has named by its code, by product; left out without a search. */
  named?: ReadonlyMap<string, string>;
  /** What listings of the same products share; null where that is not kept. */
  key: string | null;
};

const nothing: ReadonlyMap<number, number> = new Map();

export async function findListing(db: Db, { currency, collection, found, filters }: ListingScope): Promise<Listing> {
  const index = await readListingIndex(db);
  const filter = readVariantFilter(index, currency, filters);
  const whole = { index, filter, positions: null, order: null, scores: null, key: null };
  const isWhole = collection === ALL_PRODUCTS;
  const order = isWhole ? null : ((await readCollectionOrders(db)).get(collection) ?? null);
  const positions = isWhole ? null : ((order?.isHidden ? null : index.collections.get(collection)) ?? nothing);
  if (found) {
    const scores = new Map<number, number>();
    for (const { id, score } of found) {
      const row = index.rowOf(id);
      if (row !== undefined && (isWhole || positions?.has(row))) scores.set(row, score);
    }
    const named = new Map(found.flatMap(({ id, variant }) => (variant ? [[id, variant] as const] : [])));
    return { ...whole, scores, named };
  }
  const key = `${collection} ${filter.currency} ${writeFilters(filters ?? noFilters)}`;
  // A collection of which nothing is known may get its first product while somebody reads.
  return { ...whole, positions, order, key: positions === nothing ? null : key };
}

/** Null stands for all of them. Asked for when they are gone through: products that change get another row meanwhile. */
export function rowsOf({ scores, positions }: Listing): Iterable<number> | null {
  return (scores ?? positions)?.keys() ?? null;
}

export function isOnSale(index: ListingIndex, productId: string, currency: Currency): boolean {
  return (index.lowestAmountsIn(currency)[index.rowOf(productId) ?? -1] ?? -1) >= 0;
}

/** How many products of a collection are on sale. */
export function countOnSale(index: ListingIndex, collection: string, currency: Currency): number {
  return index.cached(`count ${collection} ${currency}`, () => {
    const amounts = index.lowestAmountsIn(currency);
    const rows = collection === ALL_PRODUCTS ? index.ids.keys() : (index.collections.get(collection)?.keys() ?? []);
    let count = 0;
    for (const row of rows) if (index.isListed[row] && (amounts[row] ?? -1) >= 0) count += 1;
    return count;
  });
}
