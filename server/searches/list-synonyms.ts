// Synonyms as staff lists them: by language and term.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Synonym } from '../catalogue/search/synonym-store.ts';
import type { Db } from '../database/connect.ts';
import { type Keyset, keysetPage, type PlaceInList } from '../database/keyset-page.ts';

export type ListedSynonym = Synonym & { id: string; version: number };

/** The version of what a term means: 0 of what was never changed. */
export const versionOfTerm = (term: RawBuilder<unknown>) => sql<number>`coalesce((
  select version from thing_versions where thing_kind = 'synonym' and thing_id = ${term}), 0)`;

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

export async function listSynonymsInOffice(db: Db, { text, locale, ...place }: SynonymFilters & PlaceInList) {
  const conditions: RawBuilder<SqlBool>[] = [
    sql`strpos(y.term || ' ' || array_to_string(y.meanings, ' '), ${text?.trim().toLowerCase() ?? ''}) > 0`,
    ...(locale ? [sql<SqlBool>`y.locale = ${locale}`] : []),
  ];
  const { rows, ...page } = await keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const found = await sql<ListedSynonym>`
      select y.locale || ' ' || y.term as id, y.locale, y.term, y.meanings, y.page, ${versionOfTerm(sql`y.term`)} as version
      from search_synonyms y
      where ${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return found.rows;
  });
  return { synonyms: rows, ...page };
}

/** What a tidy term means now; nothing where nobody has said so. */
export async function readSynonym(db: Db, locale: Locale, term: string) {
  const { rows } = await sql<Pick<ListedSynonym, 'meanings' | 'page' | 'version'>>`
    select coalesce(y.meanings, '{}') as meanings, y.page, ${versionOfTerm(sql`given.term`)} as version
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
