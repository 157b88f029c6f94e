import type { Db } from '../database/connect.ts';
import type { SearchResult } from '../graphql/resolver-types.generated.ts';
import { listProducts, type PageRequest } from './list-products.ts';
import { ALL_PRODUCTS } from './listing-scope.ts';
import { planSearch } from './plan-search.ts';
import { listProductCards } from './product-card-store.ts';

const NEWEST_PRODUCTS = 4;

export type SearchRequest = Omit<PageRequest, 'collection' | 'search'> & { text: string };

/** One page of what a text finds; null when it says nothing. */
export async function searchProducts(db: Db, { text, ...request }: SearchRequest): Promise<SearchResult | null> {
  if (text.trim() === '') return null;
  const plan = await planSearch(db, request.locale, text);
  const isPlanned = 'query' in plan;
  const products = isPlanned
    ? await listProducts(db, { ...request, collection: ALL_PRODUCTS, search: plan })
    : nothing();
  return {
    products,
    correctedText: isPlanned ? plan.correctedText : null,
    isLoose: isPlanned && plan.isLoose,
    suggestedText: isPlanned ? null : plan.suggestedText,
    newest: products.totalCount > 0 ? [] : await listNewest(db, request),
  };
}

function nothing(): SearchResult['products'] {
  const facets = { choices: [], inStockCount: 0, minPrice: null, maxPrice: null };
  return { items: [], totalCount: 0, startPosition: 1, previousCursor: null, nextCursor: null, facets };
}

async function listNewest(
  db: Db,
  { locale, baseLocale }: Omit<SearchRequest, 'text'>,
): Promise<SearchResult['newest']> {
  const scope = { locale, baseLocale, collection: ALL_PRODUCTS };
  const rows = await listProductCards(db, { ...scope, sort: 'newest', first: NEWEST_PRODUCTS });
  return rows.map(({ card }) => card);
}
