// How many products each choice of a filter would leave, beside the others that are set.
import { type RawBuilder, sql } from 'kysely';
import type { ProductFilters } from '#src/catalogue/office/product-list/product-filters.ts';
import { productStates } from '#src/catalogue/product-states.ts';
import { type ShopMarkets, spokenLanguages } from '#src/shop/markets.ts';
import type { Db } from '../../../database/connect.ts';
import { MOST_COUNTED, type NarrowedTo, narrowProducts } from './product-conditions.ts';

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

type CountedCollection = { handle: string; title: string; count: number };

/** Lists the collections with how many products of each the other filters would leave. */
export async function listCountedCollections(
  db: Db,
  filters: Partial<ProductFilters>,
  { catalogueLanguage }: ShopMarkets,
): Promise<CountedCollection[]> {
  const others = { ...filters, collection: null };
  const isNarrowed = Object.entries(others).some(([name, value]) => name !== 'rows' && value != null);
  const narrowed = isNarrowed ? await narrowProducts(db, others) : null;
  const { rows } = await sql<CountedCollection>`
    select c.handle, coalesce(t.title, c.handle) as title, ${countOf(narrowed)} as count
    from collections c left join collection_texts t on t.collection_id = c.id and t.locale = ${catalogueLanguage}
    order by c.position, c.handle`.execute(db);
  return rows;
}

/** Null: nothing but the collection is asked for. */
function countOf(narrowed: NarrowedTo | null): RawBuilder<number> {
  const found = narrowed
    ? sql`join products p on p.id = m.product_id where ${sql.join(narrowed.conditions, sql` and `)} and`
    : sql`where`;
  return sql`(select count(*)::int from (
    select from collection_products m ${found} m.collection_id = c.id limit ${MOST_COUNTED + 1}) as counted)`;
}
