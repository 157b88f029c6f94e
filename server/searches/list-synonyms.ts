// Synonyms as staff lists them: by language and term.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Synonym } from '../catalogue/search/synonym-store.ts';
import type { Db } from '../database/connect.ts';
import { type Keyset, keysetPage, type PlaceInList } from '../database/keyset-page.ts';

export type ListedSynonym = Synonym & {
  id: string;
  /** The title of the page that answers, in the language of whoever reads it. */
  pageTitle: string | null;
  version: number;
};

/** What the history calls the meaning of a term in a language. */
export const synonymThing = (locale: string, term: string) => `${locale} ${term}`;

/** The version of what a term means there: 0 of what was never changed. */
export const versionOfTerm = (locale: RawBuilder<unknown>, term: RawBuilder<unknown>) => sql<number>`coalesce((
  select version from thing_versions where thing_kind = 'synonym' and thing_id = ${locale} || ' ' || ${term}), 0)`;

/** What a page is called in a language, or in another one where it has no name there. */
export const titleOfPage = (slug: RawBuilder<unknown>, locale: Locale) => sql<string | null>`(
  select title from page_titles where slug = ${slug} order by locale = ${locale} desc, locale limit 1)`;

const columnsIn = (locale: Locale) => sql`y.locale || ' ' || y.term as id, y.locale, y.term, y.meanings, y.page,
  ${titleOfPage(sql`y.page`, locale)} as "pageTitle", ${versionOfTerm(sql`y.locale`, sql`y.term`)} as version`;

export type SynonymFilters = { text?: string | null | undefined; locale?: Locale | null | undefined };

const keyset: Keyset<ListedSynonym> = {
  columns: [sql`y.locale`, sql`y.term`],
  isAscending: true,
  cursorOf: ({ id }) => id,
  placeOf(cursor) {
    const [locale, ...term] = cursor.split(' ');
    return sql`(${locale}, ${term.join(' ')})`;
  },
};

/** `readIn`: the language of whoever reads them. */
export async function listSynonymsInOffice(
  db: Db,
  { text, locale, readIn, ...place }: SynonymFilters & PlaceInList & { readIn: Locale },
) {
  const conditions: RawBuilder<SqlBool>[] = [
    sql`strpos(kasa_unaccent(y.term || ' ' || array_to_string(y.meanings, ' ')), kasa_unaccent(${text?.trim() ?? ''})) > 0`,
    ...(locale ? [sql<SqlBool>`y.locale = ${locale}`] : []),
  ];
  const { rows, ...page } = await keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const found = await sql<ListedSynonym>`
      select ${columnsIn(readIn)} from search_synonyms y
      where ${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return found.rows;
  });
  return { synonyms: rows, ...page };
}

/** More of them a person would not read beside a product. */
const MOST_OF_WORDS = 50;

/** Those that lead to what has these words, such as a product's title, or are called like a part of them. */
export async function listSynonymsOfWords(
  db: Db,
  { locale, words, readIn }: { locale: Locale; words: string; readIn: Locale },
): Promise<ListedSynonym[]> {
  const lexemesOf = (text: RawBuilder<unknown>) =>
    sql`string_to_array(search_key(${locale}, search_text(${locale}, ${text})), ' ')`;
  const isWithin = (text: RawBuilder<unknown>) => sql<SqlBool>`
    (${lexemesOf(text)} <> '{}' and ${lexemesOf(text)} <@ given.lexemes)`;
  const { rows } = await sql<ListedSynonym>`
    select ${columnsIn(readIn)} from search_synonyms y, (select ${lexemesOf(sql`${words}::text`)} as lexemes) as given
    where y.locale = ${locale} and (${isWithin(sql`y.term`)}
      or exists (select from unnest(y.meanings) as meaning where ${isWithin(sql`meaning`)}))
    order by y.term limit ${MOST_OF_WORDS}`.execute(db);
  return rows;
}

/** What a tidy term means now; nothing where nobody has said so. */
export async function readSynonym(db: Db, locale: Locale, term: string) {
  const { rows } = await sql<Pick<ListedSynonym, 'meanings' | 'page' | 'version'>>`
    select coalesce(y.meanings, '{}') as meanings, y.page, ${versionOfTerm(sql`given.locale`, sql`given.term`)} as version
    from (select ${locale}::text as locale, ${term}::text as term) as given
    left join search_synonyms y on y.locale = given.locale and y.term = given.term`.execute(db);
  return rows[0] ?? { meanings: [], page: null, version: 0 };
}

export type AnsweringPage = { slug: string; title: string };

/** The pages that may answer, called as in that language where they have it, in the merchant's order. */
export async function listAnsweringPages(db: Db, locale: Locale): Promise<AnsweringPage[]> {
  const { rows } = await sql<AnsweringPage>`
    select slug, title from (
      select distinct on (slug) slug, title, position from page_titles order by slug, locale = ${locale} desc, locale) as pages
    order by position`.execute(db);
  return rows;
}
