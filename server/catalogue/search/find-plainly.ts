// A search as it was typed, with one statement: each word in all its forms, and the last one, which may still be being
// typed, also as a beginning. Most searches end here.
// No character of the visitor's gets into a query: words are letters and digits by then.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { documentsWith, type FoundDocument, firstDocuments, isFound } from './find-documents.ts';

/** A word of the visitor's, and whether any document has it in some form, or begins a word with it. */
export type AskedWord = { word: string; lexeme: string; itself: boolean; begins: boolean };

export type PlainAnswer = {
  found: FoundDocument[];
  /** What a title would have to be to be the one that is meant. */
  title: string;
  /** Empty when something was found. */
  words: AskedWord[];
};

export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;
const MAX_ENDINGS = 24;
// Words this short are everywhere, or mistyped: they count, but nothing must have them.
export const MINOR_WORD_LENGTH = 2;
/** How well a document fits that has a word itself, or one that begins with it. */
export const plainFits = { itself: 1, beginning: 0.6 };

type Row = { title: string | null; found: [string, number][] | null; words: AskedWord[] | null };

export async function findPlainly(db: Db, locale: Locale, text: string): Promise<PlainAnswer> {
  const { rows } = await sql<Row>`
    with asked as materialized (
      select title, word, place, lexeme, length(word) > ${MINOR_WORD_LENGTH} as is_major, lexeme::tsquery as itself,
        case when length(word) > ${MINOR_WORD_LENGTH} then (word || ':*')::tsquery end as begins
      from (
        select words as title, given.word, given.place,
          (tsvector_to_array(search_lexemes(${locale}, given.word)))[1] as lexeme
        from (select search_text(${locale}, ${text.slice(0, MAX_SEARCH_LENGTH)})) as plain (words)
        cross join regexp_split_to_table(words, ' ') with ordinality as given (word, place)
      ) as read
      where lexeme is not null order by place limit ${MAX_WORDS}
    ), wanted as materialized (
      select min(title) as title,
        coalesce(string_agg(lexeme, ' & ') filter (where is_major), string_agg(lexeme, ' & '))::tsquery as exact_query,
        coalesce(
          string_agg(case when is_last then '(' || lexeme || ' | ' || ${beginning(locale)} || ')' else lexeme end, ' & ')
            filter (where is_major),
          string_agg(lexeme, ' & '))::tsquery as query
      from (select *, place = max(place) filter (where is_major) over () as is_last from asked) as asked
    ), found as materialized (
      select d.product_id as id, round(((
          select sum(greatest(
            ${sql.lit(plainFits.itself)}::real * ts_rank(d.document, itself),
            ${sql.lit(plainFits.beginning)}::real * ts_rank(d.document, begins))) from asked)
        + ${titleScore(sql`wanted.title`)})::numeric, 5)::float8 as score
      from wanted cross join lateral ${documentsWith(locale, sql`wanted.query`, sql`wanted.exact_query`)} d
    ), ${firstDocuments(locale)}
    select (select title from wanted) as title,
      (select json_agg(json_build_array(id, score)) from found) as found,
      case when not exists (select from found) then (
        select json_agg(json_build_object('word', word, 'lexeme', lexeme,
          'itself', ${isFound(locale, sql`itself`)}, 'begins', begins is not null and ${isFound(locale, sql`begins`)})
          order by place)
        from asked) end as words`.execute(db);
  const row = rows[0];
  return {
    found: row?.found?.map(([id, score]) => ({ id, score })) ?? [],
    title: row?.title ?? '',
    words: row?.words ?? [],
  };
}

/**
 * A beginning is expensive to look up, because the index gathers everything that every word has that begins so. The words
 * themselves are not; where they are few, they stand for it. Of those that begin with a digit there is no list.
 */
function beginning(locale: Locale) {
  return sql`coalesce((
    select case when count(*) <= ${sql.lit(MAX_ENDINGS)} and asked.word ~ '^[a-z]'
      then coalesce(string_agg(distinct (tsvector_to_array(search_lexemes(${locale}, listed.word)))[1], ' | '), asked.lexeme)
    end
    from (
      select w.word from search_words w
      where w.locale = ${locale} and w.word >= asked.word and w.word < asked.word || '~'
      limit ${sql.lit(MAX_ENDINGS + 1)}
    ) as listed), asked.word || ':*')`;
}

/** A title that is what was asked for, or begins like it, and a short one before a long one. */
export function titleScore(title: ReturnType<typeof sql>) {
  return sql`case when d.title = ${title} then 1 when starts_with(d.title, ${title}) then 0.3 else 0 end
    + 1.0 / (20 + length(d.title))`;
}
