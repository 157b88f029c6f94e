import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import type { SearchResult } from '../../schema/resolver-types.generated.ts';
import { listProducts, type PageRequest } from '../listing/list-products.ts';
import { ALL_PRODUCTS } from '../listing/listing-scope.ts';
import { listProductCards } from '../listing/product-card-store.ts';
import { type AskedSearch, answerSearch } from './answer-search.ts';

const NEWEST_PRODUCTS = 4;

export type SearchRequest = Omit<PageRequest, 'collection' | 'found'> &
  Pick<AskedSearch, 'text' | 'languages'> & {
    /** Left out: the whole catalogue. */
    collection?: string;
  };

/** One page of what a text finds; null when it says nothing. */
export async function searchProducts(
  db: Db,
  { text, languages, collection = ALL_PRODUCTS, ...request }: SearchRequest,
): Promise<SearchResult | null> {
  if (text.trim() === '') return null;
  const { locale, baseLocale, currency } = request;
  const { found, ...answer } = await answerSearch(db, { text, locale, baseLocale, languages });
  const products = found.length > 0 ? await listProducts(db, { ...request, collection, found }) : nothing();
  return {
    products,
    ...answer,
    newest: products.totalCount > 0 ? [] : await listNewest(db, { locale, baseLocale, currency }),
  };
}

function nothing(): SearchResult['products'] {
  const facets = { choices: [], inStockCount: 0, minPrice: null, maxPrice: null };
  return { items: [], totalCount: 0, startPosition: 1, previousCursor: null, nextCursor: null, facets };
}

async function listNewest(db: Db, view: MarketView): Promise<SearchResult['newest']> {
  const scope = { ...view, collection: ALL_PRODUCTS };
  const rows = await listProductCards(db, { ...scope, sort: 'newest', first: NEWEST_PRODUCTS });
  return rows.map(({ card }) => card);
}
