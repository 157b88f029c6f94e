// Suggestions while somebody types: the products and collections that the text, or its beginning, leads to.
import { sql } from 'kysely';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { CollectionLink, Suggestions } from '../graphql/resolver-types.generated.ts';
import { readListingIndex } from './follow-catalogue.ts';
import { ALL_PRODUCTS, countOnSale } from './listing-scope.ts';
import { MAX_SEARCH_LENGTH, planSearch } from './plan-search.ts';
import { listProductCards } from './product-card-store.ts';

const MAX_PRODUCTS = 5;
const MAX_COLLECTIONS = 2;

export async function suggestProducts(db: Db, locale: Locale, baseLocale: Locale, text: string): Promise<Suggestions> {
  const none = { correctedText: null, products: [], collections: [] };
  if (text.trim() === '') return none;
  const [plan, collections] = await Promise.all([
    planSearch(db, locale, text),
    findCollections(db, locale, baseLocale, text.slice(0, MAX_SEARCH_LENGTH)),
  ]);
  if (!('query' in plan)) return { ...none, correctedText: plan.suggestedText, collections };
  const scope = { locale, baseLocale, collection: ALL_PRODUCTS, search: plan };
  const rows = await listProductCards(db, { ...scope, sort: 'relevance', first: MAX_PRODUCTS });
  return { correctedText: plan.correctedText, products: rows.map(({ card }) => card), collections };
}

/** Those with a word in their title that begins like the text. There are dozens of collections, not thousands. */
async function findCollections(db: Db, locale: Locale, baseLocale: Locale, text: string): Promise<CollectionLink[]> {
  const reading = sql<CollectionLink>`
    select c.handle, coalesce(own.title, base.title) as title
    from collections c
    join collection_texts base on base.collection_id = c.id and base.locale = ${baseLocale}
    left join collection_texts own on own.collection_id = c.id and own.locale = ${locale}
    cross join (select search_text(${locale}, ${text})) as asked (words)
    where asked.words <> '' and position(' ' || asked.words in ' ' || search_text(${locale}, coalesce(own.title, base.title))) > 0
    order by c.position, c.handle`.execute(db);
  const [index, { rows }] = await Promise.all([readListingIndex(db), reading]);
  const { currency } = marketOf(locale);
  return rows.filter(({ handle }) => countOnSale(index, handle, currency) > 0).slice(0, MAX_COLLECTIONS);
}
