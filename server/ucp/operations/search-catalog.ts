import { z } from 'zod';
import { noFilters } from '#src/catalogue/listing/listing-filters.ts';
import { MINOR_UNITS } from '#src/money.ts';
import { spokenLanguages } from '#src/shop/markets.ts';
import { listCollections } from '../../catalogue/collection-store.ts';
import { isCursor, listProducts } from '../../catalogue/listing/list-products.ts';
import { ALL_PRODUCTS } from '../../catalogue/listing/listing-scope.ts';
import { findProduct } from '../../catalogue/product-store.ts';
import { outcomeOfSearch } from '../../catalogue/search/outcome-of-search.ts';
import { searchProducts } from '../../catalogue/search/search-products.ts';
import type { ProductPage } from '../../schema/resolver-types.generated.ts';
import { type ShownMessage, say } from '../messages/business-messages.ts';
import { operation, type UcpServices } from '../operation.ts';
import { discloseProduct } from '../shown/disclose-product.ts';
import { listedOf, type ShownProduct, showProduct } from '../shown/show-product.ts';
import { catalogueRequest, shortText } from './inputs.ts';

const USUAL_LIMIT = 10;
/** Whoever asks for more gets so many, and a cursor. */
const MOST_AT_ONCE = 25;
/** The limit is that of the shop's own search. */
const MAX_QUERY = 100;

/** One that the shop has not given is refused: of a list that began anew, an assistant would tell the first page twice. */
const cursor = shortText.refine((text) => text === '' || isCursor(text), {
  error: 'This is no cursor of this shop. Leave it out to begin anew.',
});

const input = z.looseObject({
  ...catalogueRequest,
  query: shortText.optional(),
  pagination: z.looseObject({ cursor: cursor.optional(), limit: z.int().min(1).optional() }).optional(),
});
type Search = z.output<typeof input>;

export const searchCatalog = operation<Search>({
  name: 'search_catalog',
  description: 'Searches the products of the shop.',
  capability: 'dev.ucp.shopping.catalog.search',
  rest: { method: 'POST', path: '/catalog/search' },
  payload: 'catalog',
  input,
  async perform(services, search) {
    const { collection, ignored } = await readCategories(services, search.filters?.categories ?? []);
    const page = await findPage(services, search, collection);
    const { products, messages } = await showPage(services, page);
    return {
      ok: true,
      messages: [...(ignored ? [say(services.t, 'filterIgnored', { path: '$.products' })] : []), ...messages],
      body: {
        products,
        pagination: {
          ...(page?.nextCursor && { cursor: page.nextCursor }),
          has_next_page: Boolean(page?.nextCursor),
          total_count: page?.totalCount ?? 0,
        },
      },
    };
  },
});

/** Null where a text says nothing. */
async function findPage(
  { context, counts, view, locale }: UcpServices,
  { query = '', filters, pagination }: Search,
  collection: string,
): Promise<ProductPage | null> {
  const { db, markets, noteSearch } = context;
  const { min, max } = filters?.price ?? {};
  const text = query.trim().slice(0, MAX_QUERY);
  const request = {
    ...view,
    collection,
    filters: {
      ...noFilters,
      minPrice: min === undefined ? undefined : min / MINOR_UNITS,
      maxPrice: max === undefined ? undefined : max / MINOR_UNITS,
    },
    first: Math.min(pagination?.limit ?? USUAL_LIMIT, MOST_AT_ONCE),
    after: pagination?.cursor ?? null,
    before: null,
  };
  if (text === '') return listProducts(db, { ...request, sort: 'featured' });
  const sort = 'relevance' as const;
  const found = await searchProducts(db, { ...request, sort, text, languages: spokenLanguages(markets) });
  const outcome = found && outcomeOfSearch({ ...request, sort, text }, found);
  if (outcome) noteSearch({ locale, text, outcome });
  if (outcome === 'none') counts.foundNothing({ locale, text });
  return found?.products ?? null;
}

/** A category is a collection, by its title or its handle. Several at once are no listing that the shop has. */
async function readCategories(
  { context, view }: UcpServices,
  names: readonly string[],
): Promise<{ collection: string; ignored: boolean }> {
  if (names.length === 0) return { collection: ALL_PRODUCTS, ignored: false };
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  const collections = await listCollections(context.db, view);
  const found = collections.filter(
    ({ handle, title }) => wanted.has(handle.toLowerCase()) || wanted.has(title.toLowerCase()),
  );
  const [only] = found;
  if (!only || found.length > 1) return { collection: ALL_PRODUCTS, ignored: true };
  return { collection: only.handle, ignored: false };
}

async function showPage({ context, view, ...services }: UcpServices, page: ProductPage | null) {
  const { db, publicUrl } = context;
  const found = await Promise.all((page?.items ?? []).map(({ handle }) => findProduct(db, handle, view)));
  const products: ShownProduct[] = [];
  const messages: ShownMessage[] = [];
  for (const product of found) {
    // One that was sold off since the list was made is left out.
    if (!product) continue;
    const variants = listedOf(product.variants);
    const path = `$.products[${products.length}]`;
    messages.push(...discloseProduct(services, product, { path, variants }));
    if (variants.length < product.variants.length) {
      messages.push(say(services.t, 'moreVariants', { path, params: { count: product.variants.length } }));
    }
    products.push(showProduct(product, variants, { publicUrl, locale: services.locale }));
  }
  return { products, messages };
}
