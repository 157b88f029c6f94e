// What a listing can be narrowed down by, and how much each choice would leave. The choices within one facet do not
// reduce its own counts, because any of them will do; those of the others do.
import { sql } from 'kysely';
import { isFacetName } from '#src/catalogue/listing-filters.ts';
import { marketOf } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { Facet, ListingFacets } from '../graphql/resolver-types.generated.ts';
import { isInStock, joinOffers, joinScope, type ListingScope } from './listing-scope.ts';

const MAX_FACETS = 6;
// What a single product has is no way to tell products apart.
const MIN_REACH = 2;
const MAX_VALUES = 30;
const MAX_TAGS = 16;
const TAG = 'tag';

type ChoiceRow = {
  facet: string;
  choice: string;
  name: string;
  label: string;
  /** Its place among the option's values. */
  position: number | null;
  isTranslated: boolean;
  count: number;
  /** Products that have it, whatever else is chosen. */
  everywhere: number;
};

type Row = {
  total: number;
  in_stock: number;
  min_minor: number | null;
  max_minor: number | null;
  choices: ChoiceRow[] | null;
};

/** `chosen` are the facets and values that stay offered even when nothing has them. */
export async function readFacets(
  db: Db,
  scope: ListingScope,
  chosen: ReadonlyMap<string, readonly string[]>,
): Promise<{ totalCount: number; facets: ListingFacets }> {
  const { locale, baseLocale, conditions = [] } = scope;
  const failures = conditions.map(({ facet, holds }) => sql`case when ${holds} then null else ${facet}::text end`);
  const failed = failures.length > 0 ? sql`array_remove(array[${sql.join(failures)}], null)` : sql`'{}'::text[]`;
  const { rows } = await sql<Row>`
    with offers as materialized (
      select p.id as product_id, p.tags, pr.amount_minor, ${isInStock} as is_in_stock,
        array[v.option1, v.option2, v.option3] as options, ${failed} as failed
      from products p ${joinScope(scope)} ${joinOffers(locale)}
      where p.status = 'active' and p.is_published
    ), choices as (
      select f.facet, f.choice, min(o.name) as name, min(f.value) as value, min(o.product_id::text)::uuid as sample,
        min(array_position(o.option_values, f.value)) as position, count(distinct offers.product_id)::int as everywhere,
        (count(distinct offers.product_id) filter (where offers.failed <@ array[f.facet]))::int as count
      from offers
      join product_options o on o.product_id = offers.product_id
      join facet_choices f on f.name = o.name and f.value = offers.options[o.position]
      group by f.facet, f.choice
      union all
      select f.facet, f.choice, '', min(f.value), min(tagged.product_id::text)::uuid, null,
        count(distinct tagged.product_id)::int,
        (count(distinct tagged.product_id) filter (where tagged.failed <@ array[f.facet]))::int
      from (select distinct product_id, tags, failed from offers) as tagged
      cross join unnest(tagged.tags) as tag
      join facet_choices f on f.name = '' and f.value = tag
      group by f.facet, f.choice
    )
    select
      (count(distinct product_id) filter (where failed = '{}'))::int as total,
      (count(distinct product_id) filter (where failed <@ array['stock'] and is_in_stock))::int as in_stock,
      min(amount_minor) filter (where failed <@ array['price']) as min_minor,
      max(amount_minor) filter (where failed <@ array['price']) as max_minor,
      (select jsonb_agg(jsonb_build_object('facet', facet, 'choice', choice, 'count', count, 'everywhere', everywhere,
          'position', position, 'name', coalesce(named.target, name), 'label', coalesce(valued.target, value),
          'isTranslated', valued.target is not null))
        from choices
        left join product_option_texts named
          on named.product_id = sample and named.locale = ${locale} and named.source = name
        left join product_option_texts valued
          on valued.product_id = sample and valued.locale = ${locale} and valued.source = value) as choices
    from offers`.execute(db);
  const row = rows[0];
  if (!row) throw new Error('an aggregate without a row');
  const { currency } = marketOf(locale);
  // Tags are written in the shop's own language; in another one they are shown where they have been translated.
  const shown = (row.choices ?? []).filter(
    ({ facet, choice, isTranslated }) =>
      isFacetName(facet) &&
      (facet !== TAG || isTranslated || locale === baseLocale || chosen.get(TAG)?.includes(choice)),
  );
  return {
    totalCount: row.total,
    facets: {
      choices: facetsOf(shown, chosen),
      inStockCount: row.in_stock,
      minPrice: row.min_minor === null ? null : money(row.min_minor, currency),
      maxPrice: row.max_minor === null ? null : money(row.max_minor, currency),
    },
  };
}

function facetsOf(rows: ChoiceRow[], chosen: ReadonlyMap<string, readonly string[]>): Facet[] {
  return [...Map.groupBy(rows, ({ facet }) => facet)]
    .filter(([name, values]) => values.length > 1 || chosen.has(name))
    .map(([name, values]) => ({
      name,
      reach: Math.max(...values.map(({ everywhere }) => everywhere)),
      facet: {
        name,
        label: name === TAG ? '' : (values[0]?.name ?? name),
        values: mostWanted(values, chosen.get(name) ?? [])
          .sort(name === TAG ? byCount : byMeasure)
          .map(({ choice, label, count }) => ({ choice, label, count })),
      },
    }))
    .filter(({ name, reach }) => reach >= MIN_REACH || chosen.has(name))
    .sort((a, b) => Number(a.name === TAG) - Number(b.name === TAG) || b.reach - a.reach || (a.name < b.name ? -1 : 1))
    .filter(({ name }, index) => index < MAX_FACETS || name === TAG || chosen.has(name))
    .map(({ facet }) => facet);
}

function mostWanted(values: ChoiceRow[], chosen: readonly string[]): ChoiceRow[] {
  const rank = (row: ChoiceRow) => (chosen.includes(row.choice) ? Number.POSITIVE_INFINITY : row.everywhere);
  return values.toSorted((a, b) => rank(b) - rank(a)).slice(0, values[0]?.facet === TAG ? MAX_TAGS : MAX_VALUES);
}

function byCount(a: ChoiceRow, b: ChoiceRow): number {
  return b.everywhere - a.everywhere || a.label.localeCompare(b.label);
}

/** Measures by their size, other values as the merchant lists them. */
function byMeasure(a: ChoiceRow, b: ChoiceRow): number {
  const bothAreMeasures = /^\d/.test(a.label) && /^\d/.test(b.label);
  const byPlace = bothAreMeasures ? 0 : (a.position ?? 0) - (b.position ?? 0);
  return byPlace || a.label.localeCompare(b.label, undefined, { numeric: true });
}
