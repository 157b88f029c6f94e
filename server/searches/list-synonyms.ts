// Synonyms as staff lists them: by language and term.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Synonym } from '../catalogue/search/synonym-store.ts';
import type { Db } from '../database/connect.ts';
import { type Keyset, keysetPage, type PlaceInList } from '../database/keyset-page.ts';

export type ListedSynonym = Synonym & { id: string };
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
      select y.locale || ' ' || y.term as id, y.locale, y.term, y.meanings, y.page from search_synonyms y
      where ${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return found.rows;
  });
  return { synonyms: rows, ...page };
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
