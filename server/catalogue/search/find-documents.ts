// The products that answer a search, and how well. Of a word that tens of thousands have, some of those that have it in
// their title answer: nobody reads further, and to rank them all would take longer than people wait.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { FoundDocument } from '../listing/found-document.ts';

const MAX_FOUND = 500;

/** What a word is worth that is in more than a description. */
export const STRONG_SCORE = 0.2;

export function bestScoreOf(found: readonly FoundDocument[]): number {
  return found.reduce((best, { score }) => Math.max(best, score), 0);
}

/** `query` is for `@@`, `score` a number about `d`, a search document. */
export async function findDocuments(
  db: Db,
  locale: Locale,
  { query, score }: { query: string; score: RawBuilder<number> },
): Promise<FoundDocument[]> {
  const { rows } = await sql<FoundDocument>`
    select d.product_id as id, (${score})::float8 as score
    from ${documentsWith(locale, sql`${query}::tsquery`)} d`.execute(db);
  return rows;
}

/**
 * The documents that a query finds, as a row set; first those whose titles answer the exact query, where there is one.
 * A part is not begun when those before are enough, or when it asks the same again, so that a word of half the catalogue
 * is not looked up in all ways.
 */
export function documentsWith(
  locale: Locale,
  query: RawBuilder<unknown>,
  exactQuery?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // The language is written out: each has indexes of its own.
  const documents = sql`select product_id, title, categories, document from product_documents
    where locale = ${sql.lit(locale)}`;
  const titles = sql`ts_filter(document, '{a}')`;
  return sql`(
    ${exactQuery ? sql`(${documents} and ${titles} @@ ${exactQuery}) union all` : sql``}
    (${documents} and ${titles} @@ ${query}
      ${exactQuery ? sql`and ${query} <> ${exactQuery} and not ${titles} @@ ${exactQuery}` : sql``})
    union all
    (${documents} and document @@ ${query} and not ${titles} @@ ${query})
    limit ${sql.lit(MAX_FOUND)})`;
}

const FIRST_DOCUMENTS = 100;

/**
 * These are asked first: what half of a large catalogue has is in one of these, and its index would have to gather half
 * of the catalogue to tell. Stripped also because that unpacks each once, and not with every question.
 */
export function firstDocuments(locale: Locale): RawBuilder<unknown> {
  return sql`first_documents as materialized (
    select strip(document) as document, strip(ts_filter(document, '{a}')) as titles from product_documents
    where locale = ${sql.lit(locale)} order by product_id limit ${sql.lit(FIRST_DOCUMENTS)})`;
}

export function isFound(locale: Locale, query: RawBuilder<unknown>): RawBuilder<boolean> {
  return isAmong(locale, query, { first: sql`f.document`, all: sql`d.document` });
}

export function isFoundInTitle(locale: Locale, query: RawBuilder<unknown>): RawBuilder<boolean> {
  return isAmong(locale, query, { first: sql`f.titles`, all: sql`ts_filter(d.document, '{a}')` });
}

/** Whether more than descriptions have it; to be asked of what is found. */
export function isFoundInNames(locale: Locale, query: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from product_documents d where d.locale = ${sql.lit(locale)} and d.document @@ (${query})::tsquery
      and ts_filter(d.document, '{a,b,c}') @@ (${query})::tsquery)`;
}

/** Counts some, because the planner would look for a single match from the beginning of the table. */
function isAmong(
  locale: Locale,
  query: RawBuilder<unknown>,
  { first, all }: { first: RawBuilder<unknown>; all: RawBuilder<unknown> },
): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from first_documents f where ${first} @@ (${query})::tsquery)
    or (select count(*) > 0 from (
      select from product_documents d where d.locale = ${sql.lit(locale)} and ${all} @@ (${query})::tsquery
      limit ${sql.lit(FIRST_DOCUMENTS)}) as matching))`;
}
