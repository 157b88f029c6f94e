import { writeFilters } from '#src/catalogue/listing/listing-filters.ts';
import type { SearchOutcome } from '#src/searches/search-outcomes.ts';
import type { SearchResult } from '../../schema/resolver-types.generated.ts';
import type { ListingView } from '../listing/listing-view.ts';

/** Null for a further page, and for one that is narrowed down: nothing is looked for anew there. */
export function outcomeOfSearch(
  { filters, after, before }: ListingView,
  { products, pages, isLoose }: SearchResult,
): SearchOutcome | null {
  if (after !== null || before !== null || writeFilters(filters) !== '') return null;
  if (pages.length > 0 || (products.totalCount > 0 && !isLoose)) return 'found';
  return products.totalCount > 0 ? 'near' : 'none';
}
