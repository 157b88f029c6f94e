import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { cachedForSite } from '../catalogue-cache.ts';
import { type ReadTerm, Synonyms } from './synonyms.ts';

/** What a word, or some words, of shoppers mean: words that the catalogue has, or a page of text that answers. */
export type Synonym = { locale: Locale; term: string; meanings: string[]; page: string | null };

/** Lists them by language and term. */
export async function listSynonyms(db: Db, locale?: Locale): Promise<Synonym[]> {
  const query = db.selectFrom('search_synonyms').select(['locale', 'term', 'meanings', 'page']);
  const rows = await (locale ? query.where('locale', '=', locale) : query).orderBy('locale').orderBy('term').execute();
  return rows.map((row) => ({ ...row, locale: row.locale as Locale }));
}

/** Lists the pages that a synonym may name. */
export async function listPageSlugs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from page_titles group by slug order by min(position)`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** What a term meant before is gone; one that says the same is left alone. */
export async function saveSynonyms(
  tx: Transaction,
  synonyms: readonly Synonym[],
): Promise<{ created: number; updated: number }> {
  const { rows } = await sql<{ created: number; updated: number }>`
    with written as (
      insert into search_synonyms as s (locale, term, meanings, page)
      select locale, term, meanings, page
      from jsonb_to_recordset(${JSON.stringify(synonyms)}::jsonb)
        as given (locale text, term text, meanings text[], page text)
      on conflict (locale, term) do update set meanings = excluded.meanings, page = excluded.page
      where s is distinct from excluded
      returning (xmax = 0) as is_new)
    select count(*) filter (where is_new)::int as created, count(*) filter (where not is_new)::int as updated
    from written`.execute(tx);
  return rows[0] ?? { created: 0, updated: 0 };
}

/** False when there was none. */
export async function deleteSynonym(tx: Transaction, locale: Locale, term: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('search_synonyms')
    .where('locale', '=', locale)
    .where('term', '=', term)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Reads the synonyms for search: in memory until one of them changes. */
export function readSynonyms(db: Db, locale: Locale): Promise<Synonyms> {
  return cachedForSite(db, `synonyms ${locale}`, async () => {
    const { rows } = await sql<ReadTerm>`
      select search_text(locale, term) as words, term as spelling, search_key(locale, search_text(locale, term)) as key,
        array(select search_key(locale, search_text(locale, meaning)) from unnest(meanings) as meaning) as meanings,
        (select min(slug) from page_titles where slug = page) as page
      from search_synonyms where locale = ${locale} order by term`.execute(db);
    return new Synonyms(locale, rows);
  });
}
