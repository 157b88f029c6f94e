// Which products a listing is about, and how they are narrowed down.
import { type ListingFilters, noFilters, writeFilters } from '#src/catalogue/listing/listing-filters.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { Currency } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import { readListingIndex } from '../follow-catalogue.ts';
import type { FoundDocument } from '../search/find-documents.ts';
import type { ListingIndex } from './listing-index.ts';
import { type ListingWish, readWish } from './listing-wish.ts';

export const ALL_PRODUCTS = 'all';

export type ListingScope = {
  locale: Locale;
  /** Base language of the catalogue: what is shown where a translation is missing. */
  baseLocale: Locale;
  /** Handle of a collection; `all` is the whole catalogue. */
  collection: string;
  /** Products that answer a search. */
  found?: readonly FoundDocument[];
  filters?: ListingFilters;
};

export type Listing = {
  index: ListingIndex;
  wish: ListingWish;
  /** Null stands for all of them. */
  slots: readonly number[] | null;
  /** Places in the collection, by slot. */
  positions: ReadonlyMap<number, number> | null;
  /** How well they answer the search, by slot. */
  scores: ReadonlyMap<number, number> | null;
  /** What listings of the same products share; null where the products are those that a search found. */
  key: string | null;
};

const nothing: ReadonlyMap<number, number> = new Map();

export async function findListing(db: Db, { locale, collection, found, filters }: ListingScope): Promise<Listing> {
  const index = await readListingIndex(db);
  const wish = readWish(index, marketOf(locale).currency, filters);
  const whole = { index, wish, slots: null, positions: null, scores: null, key: null };
  if (found) {
    const scores = new Map<number, number>();
    for (const { id, score } of found) {
      const slot = index.slotOf(id);
      if (slot !== undefined) scores.set(slot, score);
    }
    return { ...whole, slots: [...scores.keys()], scores };
  }
  const key = `${collection} ${wish.currency} ${writeFilters(filters ?? noFilters)}`;
  if (collection === ALL_PRODUCTS) return { ...whole, key };
  const positions = index.collections.get(collection) ?? nothing;
  return { ...whole, slots: [...positions.keys()], positions, key };
}

/** How many products of a collection are on sale. */
export function countOnSale(index: ListingIndex, collection: string, currency: Currency): number {
  return index.cached(`count ${collection} ${currency}`, () => {
    const amounts = index.lowestAmountsIn(currency);
    const slots = collection === ALL_PRODUCTS ? index.ids.keys() : (index.collections.get(collection)?.keys() ?? []);
    let count = 0;
    for (const slot of slots) if (index.isListed[slot] && (amounts[slot] ?? -1) >= 0) count += 1;
    return count;
  });
}
