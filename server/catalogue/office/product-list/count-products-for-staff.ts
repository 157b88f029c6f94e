// How many products each choice of a filter would leave, beside the others that are set.
import { sql } from 'kysely';
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { productStates } from '#src/catalogue/product-states.ts';
import { type ShopMarkets, spokenLanguages } from '#src/shop/markets.ts';
import type { Db } from '../../../database/connect.ts';
import { MOST_COUNTED, narrowProducts } from './product-conditions.ts';

export type CountedChoice = { filter: string; choice: string; count: number };

/** No further than `MOST_COUNTED` each, which is said by one more. */
export async function countProductChoices(
  db: Db,
  filters: Partial<ProductFilters>,
  markets: ShopMarkets,
): Promise<CountedChoice[]> {
  const currencies = [...new Set(markets.markets.map(({ currency }) => currency))];
  const asked: { filter: string; choice: string; narrowed: Partial<ProductFilters> }[] = [
    ...productStates.map((state) => ({ filter: 'state', choice: state, narrowed: { state } })),
    { filter: 'picture', choice: 'none', narrowed: { picture: 'none' } },
    ...currencies.map((unpriced) => ({ filter: 'unpriced', choice: unpriced, narrowed: { unpriced } })),
    ...spokenLanguages(markets).map((untranslated) => ({
      filter: 'untranslated',
      choice: untranslated,
      narrowed: { untranslated },
    })),
  ];
  return Promise.all(
    asked.map(async ({ filter, choice, narrowed }) => {
      const { count } = await narrowProducts(db, { ...filters, ...narrowed });
      return { filter, choice, count };
    }),
  );
}

/** Lists the collections with how many products each has, whatever else is asked for. */
export async function listCountedCollections(
  db: Db,
  { catalogueLanguage }: ShopMarkets,
): Promise<{ handle: string; title: string; count: number }[]> {
  const { rows } = await sql<{ handle: string; title: string; count: number }>`
    select c.handle, coalesce(t.title, c.handle) as title, (
      select count(*)::int from (
        select from collection_products m where m.collection_id = c.id limit ${MOST_COUNTED + 1}) as counted) as count
    from collections c left join collection_texts t on t.collection_id = c.id and t.locale = ${catalogueLanguage}
    order by c.position, c.handle`.execute(db);
  return rows;
}
