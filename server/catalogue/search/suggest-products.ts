// Suggestions while somebody types: the products and collections that the text, or its beginning, leads to.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { CollectionLink, Suggestions } from '../../schema/resolver-types.generated.ts';
import { ALL_PRODUCTS, countOnSale, findListing } from '../listing/listing-scope.ts';
import { listCardsOf } from '../listing/product-card-store.ts';
import { type AskedSearch, answerSearch } from './answer-search.ts';
import { tidyText } from './read-words.ts';

const MAX_PRODUCTS = 5;
const MAX_COLLECTIONS = 2;

export async function suggestProducts(db: Db, search: AskedSearch): Promise<Suggestions> {
  const { text, locale, baseLocale, currency } = search;
  if (text.trim() === '') return { correctedText: null, isLoose: false, products: [], collections: [], pages: [] };
  const [answer, named] = await Promise.all([
    answerSearch(db, search),
    findCollections(db, locale, baseLocale, tidyText(text)),
  ]);
  const { found, pages, correctedText, nearText, suggestedText, isLoose } = answer;
  const scope = { locale, baseLocale, currency, collection: ALL_PRODUCTS, found };
  const listing = await findListing(db, scope);
  const { rows } = await listCardsOf(db, listing, { ...scope, sort: 'relevance', first: MAX_PRODUCTS });
  return {
    correctedText: correctedText ?? nearText ?? (found.length > 0 ? null : suggestedText),
    isLoose,
    pages,
    products: rows.map(({ card }) => card),
    collections: named
      .filter(({ handle }) => countOnSale(listing.index, handle, currency) > 0)
      .slice(0, MAX_COLLECTIONS),
  };
}

/** Those with a word in their title that begins like the text. There are dozens of collections, not thousands. */
async function findCollections(db: Db, locale: Locale, baseLocale: Locale, text: string): Promise<CollectionLink[]> {
  const { rows } = await sql<CollectionLink>`
    select c.handle, coalesce(own.title, base.title) as title
    from collections c
    join collection_texts base on base.collection_id = c.id and not c.is_hidden and base.locale = ${baseLocale}
    left join collection_texts own on own.collection_id = c.id and own.locale = ${locale}
    cross join (select search_text(${locale}, ${text})) as asked (words)
    where asked.words <> '' and position(' ' || asked.words in ' ' || search_text(${locale}, coalesce(own.title, base.title))) > 0
    order by c.position, c.handle`.execute(db);
  return rows;
}
