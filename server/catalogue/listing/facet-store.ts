// What a listing can be narrowed down by, and how much each choice would leave: the counts of the index with the names
// of the language.
import { sql } from 'kysely';
import { isFacetName } from '#src/catalogue/listing/listing-filters.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { money } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';
import type { Facet, ListingFacets } from '../../schema/resolver-types.generated.ts';
import { nameOwnChoice, ownFieldOf } from '../own-fields/own-field-choices.ts';
import { readOwnFields } from '../own-fields/read-own-fields.ts';
import { type ChoiceCount, countChoices } from './count-choices.ts';
import type { Listing } from './listing-scope.ts';

const MAX_FACETS = 6;
// A value that only one product has is useless as a filter.
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

type Translation = { number: number; name: string | null; label: string | null };

/** `chosen` are the facets and values that stay offered even when nothing has them. */
export async function readFacets(
  db: Db,
  listing: Listing,
  { locale, baseLocale }: { locale: Locale; baseLocale: Locale },
  chosen: ReadonlyMap<string, readonly string[]>,
): Promise<{ totalCount: number; facets: ListingFacets }> {
  const { index, key, filter } = listing;
  const counts = key ? index.cached(`facets ${key}`, () => countChoices(listing)) : countChoices(listing);
  const named = () => nameChoices(db, listing, counts.choices, { locale, baseLocale });
  const rows = await (key ? index.cached(`names ${key} ${locale}`, named) : named());
  // Tags are written in the shop's own language; in another one they are shown where they have been translated.
  const shown = rows.filter(
    ({ facet, choice, isTranslated }) =>
      isFacetName(facet) &&
      (facet !== TAG || isTranslated || locale === baseLocale || chosen.get(TAG)?.includes(choice)),
  );
  return {
    totalCount: counts.total,
    facets: {
      choices: facetsOf(shown, chosen),
      inStockCount: counts.inStock,
      minPrice: counts.minMinor === null ? null : money(counts.minMinor, filter.currency),
      maxPrice: counts.maxMinor === null ? null : money(counts.maxMinor, filter.currency),
    },
  };
}

/** Each choice is named as one of the products that have it names it. */
async function nameChoices(
  db: Db,
  { index }: Listing,
  counts: ChoiceCount[],
  language: { locale: Locale; baseLocale: Locale },
): Promise<ChoiceRow[]> {
  const { locale } = language;
  const samples = counts.map(({ sample }) => index.ids[sample] ?? '');
  const spellings = counts.map(({ number }) => index.choices[number]?.spellings[0] ?? { name: '', value: '' });
  const { rows } = await sql<Translation>`
    select asked.number, named.target as name, coalesce(valued.target, (
      -- A tag means the same on all products: it is translated where any of them translates it.
      select t.target from product_option_texts t
      where asked.name = '' and t.locale = ${locale} and t.source = asked.value order by t.product_id limit 1)) as label
    from unnest(${counts.map(({ number }) => number)}::int[], ${samples}::uuid[],
      ${spellings.map(({ name }) => name)}::text[], ${spellings.map(({ value }) => value)}::text[]
    ) as asked (number, product_id, name, value)
    left join product_option_texts named
      on named.product_id = asked.product_id and named.locale = ${locale} and named.source = asked.name
    left join product_option_texts valued
      on valued.product_id = asked.product_id and valued.locale = ${locale} and valued.source = asked.value`.execute(
    db,
  );
  const isOwn = spellings.some(({ name }) => ownFieldOf(name) !== null);
  const ownFields = isOwn ? await readOwnFields(db) : [];
  const translations = new Map(rows.map((row) => [row.number, row]));
  return counts.flatMap(({ number, count, everywhere }, at) => {
    const choice = index.choices[number];
    const spelling = spellings[at];
    if (!choice || !spelling) return [];
    const key = ownFieldOf(spelling.name);
    const own = key === null ? null : nameOwnChoice(ownFields, { key, choice: choice.choice }, language);
    if (key !== null && own === null) return [];
    const { name, label } = own ?? translations.get(number) ?? { name: null, label: null };
    return {
      ...choice,
      count,
      everywhere,
      name: name ?? spelling.name,
      label: label ?? spelling.value,
      isTranslated: label !== null,
    };
  });
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

const byNumbers = new Intl.Collator(undefined, { numeric: true });

/** Measures by their size, other values as the merchant lists them. */
function byMeasure(a: ChoiceRow, b: ChoiceRow): number {
  const bothAreMeasures = /^\d/.test(a.label) && /^\d/.test(b.label);
  const byPlace = bothAreMeasures ? 0 : (a.position ?? 0) - (b.position ?? 0);
  return byPlace || byNumbers.compare(a.label, b.label);
}
