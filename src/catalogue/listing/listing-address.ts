// Addresses of a listing or of a search: what is looked for, narrowed down to what, in which order, from where on.
import { pathOf, type RouteLocation } from '../../addresses.ts';
import { type ListingFilters, readFilters, writeFilters } from './listing-filters.ts';

export const sortTexts = {
  relevance: 'listing.sortRelevance',
  featured: 'listing.sortFeatured',
  newest: 'listing.sortNewest',
  'price-asc': 'listing.sortPriceAsc',
  'price-desc': 'listing.sortPriceDesc',
  title: 'listing.sortTitle',
} as const;

export type Sort = keyof typeof sortTexts;

/** The orders on offer; the first is the default and is not written. */
export function sortsOf({ route }: Pick<RouteLocation, 'route'>): Sort[] {
  const unfit = route === 'search' ? 'featured' : 'relevance';
  return (Object.keys(sortTexts) as Sort[]).filter((sort) => sort !== unfit);
}

/** The order in the address; undefined when it is the default one. */
export function sortIn(location: Pick<RouteLocation, 'route' | 'search'>): Sort | undefined {
  const written = location.search.get('sort');
  return sortsOf(location).find((sort, index) => sort === written && index > 0);
}

/** What is searched for, without the blanks around it. */
export function searchTextIn({ search }: Pick<RouteLocation, 'search'>): string {
  return (search.get('q') ?? '').trim().slice(0, 100);
}

type Changes = { filters?: ListingFilters; sort?: Sort | undefined; after?: string; before?: string };

/** The same listing with something changed; without a cursor, from its beginning. */
export function listingUrl(location: RouteLocation, changes: Changes): string {
  const { filters = readFilters(location.search), after, before } = changes;
  const sort = 'sort' in changes ? changes.sort : sortIn(location);
  const query = new URLSearchParams();
  const text = location.route === 'search' && searchTextIn(location);
  if (text) query.append('q', text);
  for (const [name, value] of new URLSearchParams(writeFilters(filters))) query.append(name, value);
  if (sort && sort !== sortsOf(location)[0]) query.append('sort', sort);
  if (after) query.append('after', after);
  if (before) query.append('before', before);
  const path = pathOf(location.href);
  return query.size > 0 ? `${path}?${query}` : path;
}
