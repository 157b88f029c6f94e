// What a visitor's words mean in this catalogue. A word means itself in all its forms and whatever begins with it; one
// that is nowhere in the catalogue means the two words it is made of, the words it is a part of, or those it is a
// misspelling of. No character of the visitor's gets into a query: words are letters and digits by then.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../database/connect.ts';
import { forgivenSlips, spellingDistance, withSwaps } from './spelling-distance.ts';

/** One reading of a word: lexemes that belong together, and how well it fits, from 0 to 1. */
type Reading = { terms: string[]; fit: number };

type PlannedWord = { spelling: string; readings: Reading[]; isCorrected: boolean; isMinor: boolean };

export type SearchPlan = {
  /** For `@@`: what a product must have. */
  query: string;
  /** Relevance of search document `d`: higher is better. */
  score: RawBuilder<number>;
  /** How the visitor's text was read, when some of it was misspelt. */
  correctedText: string | null;
  /** No product has all words: those with some are found. */
  isLoose: boolean;
};

export type NoSearchPlan = {
  /** A text that would find something. */
  suggestedText: string | null;
};

export const MAX_SEARCH_LENGTH = 100;
const MAX_WORDS = 8;
const MAX_READINGS = 4;
// Words this short are everywhere, or mistyped: they count, but nothing must have them.
const MINOR_WORD_LENGTH = 2;
const MIN_PART_LENGTH = 4;
const fits = { itself: 1, beginning: 0.6, compound: 0.6, part: 0.5, misspelt: 0.5, perSlip: 0.1 };

export async function planSearch(db: Db, locale: Locale, text: string): Promise<SearchPlan | NoSearchPlan> {
  const { words, title } = await readWords(db, locale, text);
  const unknown = words.filter(({ readings }) => readings.length === 0).map(({ word }) => word);
  const guesses = unknown.length > 0 ? await readGuesses(db, locale, unknown) : [];
  const planned = words.map((word) => (word.readings.length > 0 ? word : guessWord(word, guesses)));

  const understood = planned.filter(({ readings }) => readings.length > 0);
  if (understood.length === 0) return { suggestedText: suggestText(words, guesses) };
  const major = understood.filter(({ isMinor }) => !isMinor);
  const needed = (major.length > 0 ? major : understood).map(queryOf);
  const strict = needed.join(' & ');
  const hasLost = planned.some(({ readings, isMinor }) => readings.length === 0 && !isMinor);
  const isLoose = hasLost || (needed.length > 1 && !(await hasDocuments(db, locale, strict)));
  return {
    query: isLoose ? needed.join(' | ') : strict,
    score: scoreOf(understood, title),
    correctedText: planned.some(({ isCorrected }) => isCorrected)
      ? planned.map(({ spelling }) => spelling).join(' ')
      : null,
    isLoose,
  };
}

type ReadWord = PlannedWord & { word: string };

async function readWords(db: Db, locale: Locale, text: string): Promise<{ words: ReadWord[]; title: string }> {
  const { rows } = await sql<{
    title: string;
    word: string;
    spelling: string;
    lexeme: string;
    itself: boolean;
    begins: boolean;
  }>`
    with ${firstDocuments(locale)}
    select asked.title, asked.word, asked.lexeme,
      coalesce((select s.spelling from search_words s where s.locale = ${locale} and s.word = asked.word), asked.word) as spelling,
      ${isFound(locale, sql`asked.lexeme`)} as itself,
      length(asked.word) > ${MINOR_WORD_LENGTH} and ${isFound(locale, sql`asked.word || ':*'`)} as begins
    from (
      select words as title, given.word, given.place,
        (tsvector_to_array(search_lexemes(${locale}, given.word)))[1] as lexeme
      from (select search_text(${locale}, ${text.slice(0, MAX_SEARCH_LENGTH)})) as plain (words)
      cross join regexp_split_to_table(words, ' ') with ordinality as given (word, place)
    ) as asked
    where asked.lexeme is not null order by asked.place limit ${MAX_WORDS}`.execute(db);
  const words = rows.map(({ word, spelling, lexeme, itself, begins }) => ({
    word,
    spelling,
    isCorrected: false,
    isMinor: word.length <= MINOR_WORD_LENGTH,
    readings: [
      ...(itself ? [{ terms: [lexeme], fit: fits.itself }] : []),
      ...(begins ? [{ terms: [`${word}:*`], fit: fits.beginning }] : []),
    ],
  }));
  return { words, title: rows[0]?.title ?? '' };
}

type Guess = {
  asked: string;
  kind: 'compound' | 'word';
  word: string;
  spelling: string;
  lexemes: string[];
  isInTitle: boolean;
};

/** Words of the catalogue that are near the unknown ones, and pairs of which these are made. */
async function readGuesses(db: Db, locale: Locale, unknown: string[]): Promise<Guess[]> {
  const nearby = (await listNearbyWords(db, locale, unknown)).filter(
    ({ asked, word }) => word.includes(asked) || slipsBetween(asked, word) <= forgivenSlips(asked.length) + 1,
  );
  const { rows } = await sql<Guess>`
    with ${firstDocuments(locale)}
    select near.asked, 'word' as kind, near.word, near.spelling, array[near.lexeme] as lexemes,
      (select count(*) > 0 from product_documents d
        where d.locale = ${sql.lit(locale)} and ts_filter(d.document, '{a}') @@ near.lexeme::tsquery) as "isInTitle"
    from json_to_recordset(${JSON.stringify(nearby)}) as near (asked text, word text, spelling text, lexeme text)
    where ${isFound(locale, sql`near.lexeme`)}
    union all
    select asked.word, 'compound', left(asked.word, at), '', array[parts.beginning, parts.ending], false
    from unnest(${unknown}::text[]) as asked (word)
    cross join lateral generate_series(${MIN_PART_LENGTH - 1}::int, length(asked.word) - ${MIN_PART_LENGTH - 1}::int) as at
    cross join lateral (select
      coalesce((tsvector_to_array(search_lexemes(${sql.lit(locale)}, left(asked.word, at))))[1] || ' | ', '')
        || left(asked.word, at) || ':*',
      (tsvector_to_array(search_lexemes(${sql.lit(locale)}, substr(asked.word, at + 1))))[1]
    ) as parts (beginning, ending)
    where parts.ending is not null
      and ${isFound(locale, sql`'(' || parts.beginning || ') & ' || parts.ending`)}`.execute(db);
  return rows;
}

type NearbyWord = { asked: string; word: string; spelling: string; lexeme: string };

/** Words that are, or were, in the catalogue. */
async function listNearbyWords(db: Db, locale: Locale, unknown: string[]): Promise<NearbyWord[]> {
  const language = sql.lit(locale);
  const { rows } = await sql<NearbyWord>`
    select asked.word as asked, near.word, near.spelling, near.lexeme
    from unnest(${unknown}::text[]) as asked (word)
    cross join lateral (
      select found.word, found.spelling, (tsvector_to_array(search_lexemes(${language}, found.word)))[1] as lexeme
      from (
        (select word, spelling from search_words
          where locale = ${language} and word like asked.word || '%' order by length(word) limit 8)
        union (select word, spelling from search_words
          where locale = ${language} and length(asked.word) >= ${MIN_PART_LENGTH} and word like '%' || asked.word || '%'
          limit 8)
        union (select word, spelling from search_words
          where locale = ${language} and word = any(${unknown.flatMap(withSwaps)}::text[]))
        union (select word, spelling from search_words
          where locale = ${language} order by word <-> asked.word limit 40)
        union (select word, spelling from search_words
          where locale = ${language} order by word <->> asked.word limit 20)
      ) as found
    ) as near
    where near.lexeme is not null`.execute(db);
  return rows;
}

function guessWord(word: ReadWord, all: Guess[]): PlannedWord {
  const guesses = all.filter(({ asked }) => asked === word.word);
  const readings: Reading[] = [];
  const compounds = guesses.filter(({ kind }) => kind === 'compound');
  // The most even division: a short remainder is rather an ending than a word.
  const [compound] = compounds.toSorted((a, b) => unevenness(a) - unevenness(b));
  if (compound) readings.push({ terms: compound.lexemes, fit: fits.compound });
  const parts = guesses.filter((guess) => guess.kind === 'word' && guess.word.includes(word.word));
  readings.push(...parts.map(({ lexemes }) => ({ terms: lexemes, fit: fits.part })));
  if (readings.length > 0) return { ...word, readings: distinct(readings) };

  const nearest = listNearest(word.word, guesses, forgivenSlips(word.word.length));
  const [first] = nearest;
  if (!first) return word;
  const misspelt = nearest.map(({ lexemes, slips }) => ({ terms: lexemes, fit: fits.misspelt - fits.perSlip * slips }));
  return { ...word, spelling: first.spelling, isCorrected: true, readings: distinct(misspelt) };
}

function unevenness({ asked, word }: Guess): number {
  return Math.abs(asked.length - 2 * word.length);
}

/** The words with the fewest slips between, those of titles first. */
function listNearest(word: string, guesses: Guess[], allowedSlips: number): (Guess & { slips: number })[] {
  const within = guesses
    .filter(({ kind }) => kind === 'word')
    .map((guess) => ({ ...guess, slips: slipsBetween(word, guess.word) }))
    .filter(({ slips }) => slips <= allowedSlips)
    .sort((a, b) => a.slips - b.slips || preference(word, b) - preference(word, a) || (a.word < b.word ? -1 : 1));
  return within.filter(({ slips }) => slips === within[0]?.slips);
}

/** A word may be the last part of a compound; that it was meant is a little less likely. */
function slipsBetween(asked: string, word: string): number {
  const whole = spellingDistance(asked, word);
  if (asked.length <= MIN_PART_LENGTH || word.length < asked.length + MIN_PART_LENGTH - 1) return whole;
  const endings = [-1, 0, 1].map((more) => word.slice(-(asked.length + more)));
  return Math.min(whole, ...endings.map((ending) => spellingDistance(asked, ending) + 0.5));
}

function preference(word: string, guess: Guess): number {
  return Number(guess.isInTitle) * 2 + Number(guess.word[0] === word[0]);
}

/** For when nothing was understood: the same with a slip more, as a question. */
function suggestText(words: ReadWord[], guesses: Guess[]): string | null {
  const spellings = words.flatMap(({ word }) => {
    const nearby = guesses.filter(({ asked }) => asked === word);
    return listNearest(word, nearby, forgivenSlips(word.length) + 1)[0]?.spelling ?? [];
  });
  return spellings.length > 0 ? spellings.join(' ') : null;
}

function distinct(readings: Reading[]): Reading[] {
  const byTerms = new Map(readings.toReversed().map((reading) => [reading.terms.join(' '), reading]));
  return [...byTerms.values()].toReversed().slice(0, MAX_READINGS);
}

function queryOf({ readings }: PlannedWord): string {
  return `(${readings.map(({ terms }) => terms.map((term) => `(${term})`).join(' & ')).join(' | ')})`;
}

/** The best reading of each word counts: the weights of the document make a title worth more than a description. */
function scoreOf(words: PlannedWord[], title: string): RawBuilder<number> {
  const scores = words.map(({ readings }) => {
    const values = readings.map(({ terms, fit }) => {
      const ranks = terms.map((term) => sql`ts_rank(d.document, ${term}::tsquery)`);
      return sql`${fit / terms.length}::real * (${sql.join(ranks, sql` + `)})`;
    });
    return sql`greatest(${sql.join(values)})`;
  });
  return sql<number>`(round((${sql.join(scores, sql` + `)}
    + case when d.title = ${title} then 1 when starts_with(d.title, ${title}) then 0.3 else 0 end
    + 1.0 / (20 + length(d.title)))::numeric, 5))`;
}

async function hasDocuments(db: Db, locale: Locale, query: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with ${firstDocuments(locale)} select ${isFound(locale, sql`${query}::text`)} as found`.execute(db);
  return rows[0]?.found === true;
}

const FIRST_DOCUMENTS = 100;

/**
 * To be asked first: what half of a large catalogue has is in one of these, and its index would have to gather half of
 * the catalogue to tell.
 */
function firstDocuments(locale: Locale): RawBuilder<unknown> {
  return sql`first_documents as materialized (select document from product_documents
    where locale = ${sql.lit(locale)} order by product_id limit ${FIRST_DOCUMENTS})`;
}

/** Counts, because the planner would look for the first match alone from the beginning of the table. */
function isFound(locale: Locale, query: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from first_documents f where f.document @@ (${query})::tsquery)
    or (select count(*) > 0 from product_documents d
      where d.locale = ${sql.lit(locale)} and d.document @@ (${query})::tsquery))`;
}
