// Which products, and which of their variants, a listing is about. One variant must meet all conditions: a poster that
// is large in one variant and cheap in another is not a large cheap poster.
import { type RawBuilder, sql } from 'kysely';
import { type ListingFilters, noFilters } from '#src/catalogue/listing-filters.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import type { SearchPlan } from './plan-search.ts';

export const ALL_PRODUCTS = 'all';

export type ListingScope = {
  locale: Locale;
  /** Base language of the catalogue: what is shown where a translation is missing. */
  baseLocale: Locale;
  /** Handle of a collection; `all` is the whole catalogue. */
  collection: string;
  /** Products that answer a search. */
  search?: SearchPlan;
  conditions?: Condition[];
};

/** Is true of a variant `v` of product `p` at price `pr`. `facet` is the part of an address that asks for it. */
export type Condition = { facet: string; holds: RawBuilder<unknown> };

const MINOR_UNITS = 100;

export const isInStock = sql`(not v.tracks_stock or v.on_hand > v.reserved)`;

/** Turns filters into SQL. Options and values that the catalogue does not know ask for nothing. */
export async function listConditions(db: Db, filters: ListingFilters = noFilters): Promise<Condition[]> {
  const { choices, minPrice, maxPrice } = filters;
  const conditions = choices.size > 0 ? await choiceConditions(db, choices) : [];
  if (minPrice || maxPrice) {
    const from = (minPrice ?? 0) * MINOR_UNITS;
    const holds = maxPrice
      ? sql`pr.amount_minor between ${from}::bigint and ${maxPrice * MINOR_UNITS}::bigint`
      : sql`pr.amount_minor >= ${from}::bigint`;
    conditions.push({ facet: 'price', holds });
  }
  if (filters.isInStock) conditions.push({ facet: 'stock', holds: isInStock });
  return conditions;
}

async function choiceConditions(db: Db, choices: ListingFilters['choices']): Promise<Condition[]> {
  const wanted = [...choices].flatMap(([facet, values]) => values.map((choice) => [facet, choice] as const));
  const known = await db
    .selectFrom('facet_choices')
    .select(['facet', 'name', 'value'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('facet', 'choice'),
        'in',
        wanted.map(([facet, choice]) => tuple(facet, choice)),
      ),
    )
    .execute();
  return [...Map.groupBy(known, ({ facet }) => facet)].map(([facet, rows]) => {
    const tags = rows.filter(({ name }) => name === '').map(({ value }) => value);
    const options = rows.filter(({ name }) => name !== '');
    const hasOption = sql`exists (
      select from product_options o where o.product_id = p.id
        and (o.name, (array[v.option1, v.option2, v.option3])[o.position]) in (
          select * from unnest(${options.map(({ name }) => name)}::text[], ${options.map(({ value }) => value)}::text[])))`;
    const holds = tags.length > 0 ? sql`(p.tags && ${tags}::text[] or ${hasOption})` : hasOption;
    return { facet, holds: options.length > 0 ? holds : sql`p.tags && ${tags}::text[]` };
  });
}

/** All conditions of a scope, to follow others. */
export function whereAllHold(conditions: Condition[] = []): RawBuilder<unknown> {
  return sql.join(
    conditions.map(({ holds }) => sql` and ${holds}`),
    sql``,
  );
}

/** Joins to `products p` what makes it part of the listing: `cp` its place in a collection, `d` its search document. */
export function joinScope({ collection, search, locale }: ListingScope, isByTitle = false): RawBuilder<unknown> {
  const inCollection =
    collection === ALL_PRODUCTS
      ? sql``
      : sql`join collection_products cp on cp.product_id = p.id
          join collections c on c.id = cp.collection_id and c.handle = ${collection}`;
  if (!search && !isByTitle) return inCollection;
  const asked = search ? sql`and d.document @@ ${search.query}::tsquery` : sql``;
  // The language is written out: each has an index of its own.
  return sql`${inCollection} join product_documents d on d.product_id = p.id and d.locale = ${sql.lit(locale)} ${asked}`;
}

/** Joins the variants `v` with their price `pr` in the market's currency. */
export function joinOffers(locale: Locale): RawBuilder<unknown> {
  return sql`join variants v on v.product_id = p.id and v.archived_at is null
    join prices pr on pr.variant_id = v.id and pr.currency = ${marketOf(locale).currency}`;
}
