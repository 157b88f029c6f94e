// What shoppers have looked for in the last days: the most asked first, each with what it found at last, and with what the
// merchant has said that it means.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dateIn } from '#src/dates/local-date.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { type SearchOutcome, USUAL_DAYS } from '#src/searches/search-outcomes.ts';
import type { Db } from '../database/connect.ts';
import { type Keyset, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { readTimeZone } from '../shop/read-time-zone.ts';
import { titleOfPage, versionOfTerm } from './list-synonyms.ts';

export type ListedSearch = {
  /** The language and the words. */
  id: string;
  locale: Locale;
  words: string;
  asked: number;
  outcome: SearchOutcome;
  /** The day as YYYY-MM-DD, of the company's country. */
  lastDay: string;
  /** Null: the merchant has said nothing of these words. */
  meanings: string[] | null;
  page: string | null;
  pageTitle: string | null;
  /** The version of what was said of them. */
  version: number;
};

export type SearchFilters = {
  text?: string | null | undefined;
  locale?: Locale | null | undefined;
  outcome?: SearchOutcome | null | undefined;
  /** Whole days, of which the last is today. */
  days?: number | null | undefined;
};

export async function listSearches(
  { db, now }: { db: Db; now: () => Date },
  { text, locale, outcome, days, readIn, ...place }: SearchFilters & PlaceInList & { readIn: Locale },
) {
  const today = dateIn(await readTimeZone(db), now());
  const asked = searchesOf(today, days ?? USUAL_DAYS);
  const conditions: RawBuilder<SqlBool>[] = [
    sql`strpos(s.words, ${text?.trim().toLowerCase() ?? ''}) > 0`,
    ...(locale ? [sql<SqlBool>`s.locale = ${locale}`] : []),
    ...(outcome ? [sql<SqlBool>`s.outcome = ${outcome}`] : []),
  ];
  const { rows, ...page } = await keysetPage(mostAskedFirst(asked), place, async ({ beyond, order, limit }) => {
    const found = await sql<ListedSearch>`
      select s.id, s.locale, s.words, s.asked, s.outcome, s."lastDay", y.meanings, y.page,
        ${titleOfPage(sql`y.page`, readIn)} as "pageTitle", ${versionOfTerm(sql`s.locale`, sql`s.words`)} as version
      from ${asked} as s left join search_synonyms y on y.locale = s.locale and y.term = s.words
      where ${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return found.rows;
  });
  return { searches: rows, ...page };
}

function searchesOf(today: string, days: number): RawBuilder<unknown> {
  return sql`(
    select locale || ' ' || words as id, locale, words, sum(asked)::int as asked, max(day) as "lastDay",
      (array_agg(outcome order by day desc))[1] as outcome
    from searches where day::date > ${today}::date - ${days}::int group by locale, words)`;
}

function mostAskedFirst(asked: RawBuilder<unknown>): Keyset<ListedSearch> {
  return {
    columns: [sql`s.asked`, sql`s.id`],
    isAscending: false,
    cursorOf: ({ id }) => id,
    placeOf: (cursor) => sql`(select of.asked, of.id from ${asked} as of where of.id = ${cursor})`,
  };
}
