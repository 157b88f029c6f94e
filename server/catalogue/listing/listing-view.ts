import { type Sort, searchTextIn, sortIn } from '#src/catalogue/listing/listing-address.ts';
import { type ListingFilters, readFilters } from '#src/catalogue/listing/listing-filters.ts';

export type ListingView = {
  text: string;
  filters: ListingFilters;
  sort: Sort;
  first: number;
  after: string | null;
  before: string | null;
};

const PAGE_SIZE = 24;

/** What the query of an address asks for. The browser reads the same address with the same functions. */
export function readView(query: string, route: 'listing' | 'search'): ListingView {
  const search = new URLSearchParams(query);
  return {
    text: searchTextIn({ search }),
    filters: readFilters(search),
    sort: sortIn({ route, search }) ?? (route === 'search' ? 'relevance' : 'featured'),
    first: PAGE_SIZE,
    after: search.get('after'),
    before: search.get('before'),
  };
}
