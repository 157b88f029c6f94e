// What a listing is narrowed down to, in terms of the index, and the same in SQL. One variant must meet all of it: a
// poster that is large in one variant and cheap in another is not a large cheap poster.
import { type RawBuilder, sql } from 'kysely';
import { type ListingFilters, noFilters } from '#src/catalogue/listing/listing-filters.ts';
import { type Currency, MINOR_UNITS } from '#src/money.ts';
import { ownFieldOf, ownFieldValue } from '../own-fields/own-field-choices.ts';
import { type ListingIndex, OPTIONS } from './listing-index.ts';

export type VariantFilter = {
  currency: Currency;
  /** Any of the numbers of a facet will do. */
  facets: { facet: string; numbers: ReadonlySet<number> }[];
  fromMinor: number;
  toMinor: number;
  isInStock: boolean;
};

/** Options and values that the catalogue does not know ask for nothing. */
export function readVariantFilter(
  index: ListingIndex,
  currency: Currency,
  filters: ListingFilters = noFilters,
): VariantFilter {
  const { choices, minPrice, maxPrice, isInStock } = filters;
  const facets = [...choices].map(([facet, values]) => ({
    facet,
    numbers: new Set(values.flatMap((value) => index.numbersOf(facet, value))),
  }));
  return {
    currency,
    facets: facets.filter(({ numbers }) => numbers.size > 0),
    fromMinor: Math.round((minPrice ?? 0) * MINOR_UNITS),
    toMinor: maxPrice === undefined ? Number.POSITIVE_INFINITY : Math.round(maxPrice * MINOR_UNITS),
    isInStock,
  };
}

export function isEmptyFilter({ facets, fromMinor, toMinor, isInStock }: VariantFilter): boolean {
  return facets.length === 0 && fromMinor === 0 && toMinor === Number.POSITIVE_INFINITY && !isInStock;
}

/**
 * The bits of the facets that a variant misses; those of price and stock follow the facets'. What is sold out has no
 * price to be found by, unless all of the product is.
 */
export function missesOf(index: ListingIndex, filter: VariantFilter): (row: number, offer: number) => number {
  const { facets, fromMinor, toMinor, isInStock } = filter;
  const { firstTag, tags, offerChoices } = index;
  const amounts = index.amountsIn(filter.currency);
  const { price, stock } = bitsOf(filter);
  const lowestAvailable = index.lowestAvailableIn(filter.currency);
  const wantsPrice = fromMinor > 0 || toMinor < Number.POSITIVE_INFINITY;
  const all = price - 1;
  /** Keyed by the number of a choice: the facets that it meets. */
  const met = new Int32Array(index.choices.length);
  for (const [at, { numbers }] of facets.entries())
    for (const number of numbers) met[number] = (met[number] ?? 0) | (1 << at);
  return (row, offer) => {
    let misses = 0;
    if (all > 0) {
      let found = 0;
      for (let at = offer * OPTIONS; at < (offer + 1) * OPTIONS; at++) found |= met[offerChoices[at] ?? -1] ?? 0;
      for (let at = firstTag[row] ?? 0; at < (firstTag[row + 1] ?? 0); at++) found |= met[tags[at] ?? -1] ?? 0;
      misses = all & ~found;
    }
    if (wantsPrice) {
      const amount = amounts[offer] ?? 0;
      const isPriceOfProduct = index.isAvailable[offer] || (lowestAvailable[row] ?? -1) < 0;
      if (amount < fromMinor || amount > toMinor || !isPriceOfProduct) misses |= price;
    }
    if (isInStock && !index.isInStock[offer]) misses |= stock;
    return misses;
  };
}

export function bitsOf({ facets }: VariantFilter): { price: number; stock: number; ofFacet: Map<string, number> } {
  const ofFacet = new Map(facets.map(({ facet }, at) => [facet, 1 << at]));
  return { price: 1 << facets.length, stock: 2 << facets.length, ofFacet };
}

/** Whether a variant can be bought: what is not sold out, as `availabilityOf` says. */
export function isAvailable(alias: 'v' | 'other'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(not ${column('tracks_stock')} or ${column('sells_without_stock')}
    or ${column('on_hand')} > ${column('reserved')})`;
}

function isAnyOwn(own: readonly { field: string; json: string }[]): RawBuilder<boolean> {
  if (own.length === 0) return sql`false`;
  return sql`exists (
    select from product_field_values f
    join unnest(${own.map(({ field }) => field)}::text[], ${own.map(({ json }) => json)}::jsonb[]) as wanted (field, value)
      on f.field = wanted.field and f.value @> wanted.value where f.product_id = p.id)`;
}

/** Goes behind other conditions: whether variant `v` of product `p` at price `pr` is what is asked for. */
export function filterToSql(index: ListingIndex, filter: VariantFilter): RawBuilder<unknown> {
  const conditions = filter.facets.map(({ numbers }) => {
    const choices = [...numbers].flatMap((number) => index.choices[number] ?? []);
    const tags = choices.filter(({ isTag }) => isTag).flatMap(({ spellings }) => spellings);
    const others = choices.filter(({ isTag }) => !isTag).flatMap(({ spellings }) => spellings);
    const options = others.filter(({ name }) => ownFieldOf(name) === null);
    const own = others.flatMap(({ name, value }) => ownFieldValue(name, value) ?? []);
    return sql`(p.tags && ${tags.map(({ value }) => value)}::text[] or ${isAnyOwn(own)} or exists (
      select from product_options o where o.product_id = p.id
        and (o.name, (array[v.option1, v.option2, v.option3])[o.position]) in (
          select * from unnest(${options.map(({ name }) => name)}::text[], ${options.map(({ value }) => value)}::text[]))))`;
  });
  if (filter.fromMinor > 0) conditions.push(sql`pr.amount_minor >= ${filter.fromMinor}::bigint`);
  if (filter.toMinor < Number.POSITIVE_INFINITY) conditions.push(sql`pr.amount_minor <= ${filter.toMinor}::bigint`);
  if (filter.fromMinor > 0 || filter.toMinor < Number.POSITIVE_INFINITY) {
    conditions.push(sql`(${isAvailable('v')} or not exists (
      select from variants other join prices asked on asked.variant_id = other.id and asked.currency = pr.currency
      where other.product_id = p.id and other.archived_at is null and ${isAvailable('other')}))`);
  }
  if (filter.isInStock) conditions.push(sql`(not v.tracks_stock or v.on_hand > v.reserved)`);
  return sql.join(
    conditions.map((condition) => sql` and ${condition}`),
    sql``,
  );
}
