// A search as it was typed, with one statement: each word in all its forms and with what the merchant says it means, and
// the last one, which may still be being typed, also as a beginning. Most searches end here.
// No character of the visitor's gets into a query: words are letters and digits by then.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { FoundDocument } from '../listing/found-document.ts';
import { documentsWith, firstDocuments, isFound } from './find-documents.ts';
import { type AskedUnit, listNeeded } from './read-units.ts';
import type { Lexemes } from './synonyms.ts';

/** Whether any document has a unit itself, begins a word with it, or has what it means. */
export type CheckedUnit = AskedUnit & { itself: boolean; begins: boolean; meant: boolean };

export type PlainAnswer = {
  found: FoundDocument[];
  /** Empty when something was found. */
  units: CheckedUnit[];
};

const MAX_ENDINGS = 24;
/** How well a document fits that has a word itself, one that begins with it, or one that it means. */
export const plainFits = { itself: 1, beginning: 0.6, meaning: 0.9, begunMeaning: 0.5 };
/** What belongs to the category that is asked for comes before a title that merely holds the word. */
const CATEGORY_BONUS = 0.7;
/** What is named first is meant rather than what is named after it. */
const LATER_MEANING = 0.03;
const MAX_LATER = 5;
/** What a word says that nothing must have. */
const MINOR_WEIGHT = 0.5;

type Checks = Pick<CheckedUnit, 'itself' | 'begins' | 'meant'>;
type Row = { ids: string[] | null; scores: number[] | null; units: Checks[] | null };

export async function findPlainly(
  db: Db,
  locale: Locale,
  { title, units }: { title: string; units: AskedUnit[] },
): Promise<PlainAnswer> {
  const needed = listNeeded(units);
  const last = needed.at(-1);
  if (!last) return { found: [], units: [] };
  const given = units.map((unit, place) => ({ place, ...unitToQueries(unit) }));
  const exactQuery = needed.map(exactQueryOf).join(' & ');
  const before = needed.slice(0, -1).map(exactQueryOf).join(' & ') || null;
  const any = [last.lexemes, ...last.meanings, ...last.begun].map(queryOf);
  const score = sql.join(
    given.map((unit) => sql`${unit.weight}::real * (${unitScore(unit)} + ${categoryScore(sql`${unit.keys}::text[]`)})`),
    sql` + `,
  );
  const { rows } = await sql<Row>`
    with wanted as materialized (
      select ${exactQuery}::tsquery as exact_query, concat_ws(' & ', ${before}::text,
        '(' || concat_ws(' | ', ${any.join(' | ')}::text, case when last.word <> '' then ${beginning(locale)} end) || ')'
      )::tsquery as query
      from (select ${isBeginning(last) ? last.words[0] : ''}::text as word, ${last.lexemes.join(' ')}::text as itself) as last
    ), found as materialized (
      select d.product_id as id, ${rounded(
        sql`${score} + ${titleScore(sql`${title}::text`)} + ${categoryScore(sql`${[wholeKeyOf(units)]}::text[]`)}`,
      )} as score
      from wanted cross join lateral ${documentsWith(locale, sql`wanted.query`, sql`wanted.exact_query`)} d
    ), ${firstDocuments(locale)}, asked as materialized (
      select place, itself::tsquery as itself, (word || ':*')::tsquery as begins, meant::tsquery as meant
      from json_to_recordset(${JSON.stringify(given)}) as given (place int, itself text, word text, meant text)
    )
    select (select json_agg(id) from found) as ids, (select json_agg(score) from found) as scores,
      case when not exists (select from found) then (
        select json_agg(json_build_object(
          'itself', ${isFound(locale, sql`itself`)}, 'begins', begins is not null and ${isFound(locale, sql`begins`)},
          'meant', meant is not null and ${isFound(locale, sql`meant`)}) order by place)
        from asked) end as units`.execute(db);
  const row = rows[0];
  return {
    found: row?.ids?.map((id, at) => ({ id, score: row.scores?.[at] ?? 0 })) ?? [],
    units: (row?.units ?? []).map((checks, place) => ({ ...(units[place] as AskedUnit), ...checks })),
  };
}

type UnitQueries = ReturnType<typeof unitToQueries>;

function unitToQueries(unit: AskedUnit) {
  const { words, lexemes, meanings, begun } = unit;
  const readings = [
    ...meanings.map((meaning, at) => ({ query: queryOf(meaning), fit: meaningFit(at) })),
    ...begun.map((meaning) => ({ query: queryOf(meaning), fit: plainFits.begunMeaning })),
  ];
  return {
    itself: queryOf(lexemes),
    word: isBeginning(unit) ? words[0] : null,
    weight: weightOf(unit),
    meant: meanings.length > 0 ? meanings.map(queryOf).join(' | ') : null,
    readings: readings.length > 0 ? readings.map(({ query }) => query) : null,
    fits: readings.length > 0 ? readings.map(({ fit }) => fit) : null,
    keys: [lexemes, ...meanings].map((key) => key.join(' ')),
  };
}

/** The best way in which a document has the unit. The same text whatever the unit is, so that few statements are prepared. */
function unitScore({ itself, word, readings, fits }: UnitQueries): RawBuilder<number> {
  return sql<number>`greatest(
    ${sql.lit(plainFits.itself)}::real * ts_rank(d.document, ${itself}::tsquery),
    ${sql.lit(plainFits.beginning)}::real * ts_rank(d.document, ${word ? `${word}:*` : null}::tsquery),
    case when ${readings}::tsquery[] is not null then (
      select max(fit * ts_rank(d.document, reading))
      from unnest(${readings}::tsquery[], ${fits}::real[]) as r (reading, fit)) end)`;
}

export function meaningFit(at: number): number {
  return plainFits.meaning - LATER_MEANING * Math.min(at, MAX_LATER);
}

export function weightOf({ isMinor }: Pick<AskedUnit, 'isMinor'>): number {
  return isMinor ? MINOR_WEIGHT : 1;
}

/** Words as short as minor ones begin everything. */
function isBeginning({ words, isMinor }: AskedUnit): boolean {
  return words.length === 1 && !isMinor;
}

function exactQueryOf({ lexemes, meanings }: AskedUnit): string {
  return `(${[lexemes, ...meanings].map(queryOf).join(' | ')})`;
}

/** Writes the query as PostgreSQL reads it. */
export function queryOf(lexemes: Lexemes): string {
  return `(${lexemes.join(' & ')})`;
}

/** The key of several units that are a category's name together. */
function wholeKeyOf(units: readonly AskedUnit[]): string | null {
  return units.length > 1 ? units.flatMap(({ lexemes }) => lexemes).join(' ') : null;
}

/** `keys`: names of categories as `search_key` writes them. */
export function categoryScore(keys: ReturnType<typeof sql>) {
  return sql`case when d.categories && ${keys} then ${sql.lit(CATEGORY_BONUS)}::real else 0 end`;
}

/**
 * A beginning is expensive to look up, because the index gathers everything that every word has that begins so. The words
 * themselves are not; where they are few, they stand for it. Null when there is no other than the word itself: then the
 * exact query says all, and is not asked twice. Of those that begin with a digit there is no list.
 */
function beginning(locale: Locale) {
  return sql`(
    select case when count(*) <= ${sql.lit(MAX_ENDINGS)} and last.word ~ '^[a-z]'
      then string_agg(distinct listed.lexeme, ' | ') filter (where listed.lexeme <> last.itself) else last.word || ':*' end
    from (
      select (tsvector_to_array(search_lexemes(${locale}, w.word)))[1] as lexeme from search_words w
      where w.locale = ${locale} and w.word >= last.word and w.word < last.word || '~'
      order by w.word limit ${sql.lit(MAX_ENDINGS + 1)}
    ) as listed)`;
}

/** Rounds to five digits, as numbers of a fixed size, which are quicker than exact decimals. */
export function rounded(score: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`round((${score}) * 1e5::float8) / 1e5::float8`;
}

/** A title that is what was asked for, or begins like it, and a short one before a long one. */
export function titleScore(title: ReturnType<typeof sql>) {
  return sql`case when d.title = ${title} then 1::float8 when starts_with(d.title, ${title}) then 0.3::float8 else 0 end
    + 1::float8 / (20 + length(d.title))`;
}
