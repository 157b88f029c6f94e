// What the words of a search mean that found nothing as it was typed. A word that is nowhere in the catalogue means the
// two words it is made of, the words it is a part of, or those it is a misspelling of. See find-plainly.ts.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { firstDocuments, isFound, isFoundInTitle } from './find-documents.ts';
import { type AskedWord, MINOR_WORD_LENGTH, plainFits, titleScore } from './find-plainly.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { forgivenSlips } from './spelling-distance.ts';
import { MIN_PART_LENGTH, type Vocabulary } from './vocabulary.ts';

/** One reading of a word: lexemes that belong together, and how well it fits, from 0 to 1. */
type Reading = { terms: string[]; fit: number };

type PlannedWord = { spelling: string; readings: Reading[]; isCorrected: boolean; isMinor: boolean };

export type SearchPlan = {
  /** For `@@`: what a product must have. Null where no product has all words. */
  strictQuery: string | null;
  /** What it must have some of. */
  looseQuery: string;
  /** Relevance of search document `d`: higher is better. */
  score: RawBuilder<number>;
  /** How the visitor's text was read, when some of it was misspelt. */
  correctedText: string | null;
};

export type NoSearchPlan = {
  /** A text that would find something. */
  suggestedText: string | null;
};

const MAX_READINGS = 4;
const fits = { ...plainFits, compound: 0.6, part: 0.5, misspelt: 0.5, perSlip: 0.1 };

export async function planSearch(
  db: Db,
  locale: Locale,
  { title, words: asked }: { title: string; words: AskedWord[] },
): Promise<SearchPlan | NoSearchPlan> {
  const isUnknown = ({ itself, begins }: AskedWord) => !itself && !begins;
  const unknown = asked.filter(isUnknown).map(({ word }) => word);
  const vocabulary = unknown.length > 0 ? await readVocabulary(db, locale) : undefined;
  const guesses = vocabulary ? await readGuesses(db, locale, unknown, vocabulary) : [];
  const words = asked.map((word) => readWord(word, vocabulary));
  const planned = words.map((word) => (word.readings.length > 0 ? word : guessWord(word, guesses)));

  const understood = planned.filter(({ readings }) => readings.length > 0);
  if (understood.length === 0) return { suggestedText: suggestText(words, guesses) };
  const major = understood.filter(({ isMinor }) => !isMinor);
  const needed = (major.length > 0 ? major : understood).map(queryOf);
  const hasLost = planned.some(({ readings, isMinor }) => readings.length === 0 && !isMinor);
  return {
    // A single word that is known was asked for already.
    strictQuery: hasLost || (unknown.length === 0 && needed.length === 1) ? null : needed.join(' & '),
    looseQuery: needed.join(' | '),
    score: scoreOf(understood, title),
    correctedText: planned.some(({ isCorrected }) => isCorrected)
      ? planned.map(({ spelling }) => spelling).join(' ')
      : null,
  };
}

type ReadWord = PlannedWord & { word: string };

function readWord({ word, lexeme, itself, begins }: AskedWord, vocabulary: Vocabulary | undefined): ReadWord {
  return {
    word,
    spelling: vocabulary?.spellingOf(word) ?? word,
    isCorrected: false,
    isMinor: word.length <= MINOR_WORD_LENGTH,
    readings: [
      ...(itself ? [{ terms: [lexeme], fit: fits.itself }] : []),
      ...(begins ? [{ terms: [`${word}:*`], fit: fits.beginning }] : []),
    ],
  };
}

type Guess = {
  asked: string;
  kind: 'compound' | 'word';
  word: string;
  spelling: string;
  /** Between what was asked and a word. */
  slips: number;
  lexemes: string[];
  isInTitle: boolean;
};

/** Words of the catalogue that are near the unknown ones, and pairs of which these are made. */
async function readGuesses(db: Db, locale: Locale, unknown: string[], vocabulary: Vocabulary): Promise<Guess[]> {
  const nearby = unknown.flatMap((asked) => vocabulary.listNearby(asked).map((near) => ({ asked, ...near })));
  const pairs = unknown.flatMap((asked) => listPairs(asked, vocabulary));
  if (nearby.length + pairs.length === 0) return [];
  const lexemeOf = (word: RawBuilder<unknown>) =>
    sql`(tsvector_to_array(search_lexemes(${sql.lit(locale)}, ${word})))[1]`;
  const { rows } = await sql<Guess>`
    with ${firstDocuments(locale)}
    select near.asked, 'word' as kind, near.word, near.spelling, near.slips, array[near.lexeme] as lexemes,
      ${isFoundInTitle(locale, sql`near.lexeme`)} as "isInTitle"
    from (
      select given.*, ${lexemeOf(sql`given.word`)} as lexeme
      from json_to_recordset(${JSON.stringify(nearby)}) as given (asked text, word text, spelling text, slips float8)
    ) as near
    where near.lexeme is not null and ${isFound(locale, sql`near.lexeme`)}
    union all
    select asked, 'compound', beginning, '', 0, array[parts.first, parts.last], false
    from json_to_recordset(${JSON.stringify(pairs)}) as pair (asked text, beginning text, ending text)
    cross join lateral (select
      coalesce(${lexemeOf(sql`beginning`)} || ' | ', '') || beginning || ':*', ${lexemeOf(sql`ending`)}
    ) as parts (first, last)
    where parts.last is not null and ${isFound(locale, sql`'(' || parts.first || ') & ' || parts.last`)}`.execute(db);
  return rows;
}

/** Each division of a word into two of which the catalogue may have both. */
function listPairs(asked: string, vocabulary: Vocabulary): { asked: string; beginning: string; ending: string }[] {
  const shortest = MIN_PART_LENGTH - 1;
  return Array.from({ length: Math.max(0, asked.length - 2 * shortest + 1) }, (_, more) => {
    const at = shortest + more;
    return { asked, beginning: asked.slice(0, at), ending: asked.slice(at) };
  }).filter(({ beginning, ending }) => vocabulary.mayHold(beginning) && vocabulary.mayHold(ending));
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
function listNearest(word: string, guesses: Guess[], allowedSlips: number): Guess[] {
  const within = guesses
    .filter(({ kind, slips }) => kind === 'word' && slips <= allowedSlips)
    .sort((a, b) => a.slips - b.slips || preference(word, b) - preference(word, a) || (a.word < b.word ? -1 : 1));
  return within.filter(({ slips }) => slips === within[0]?.slips);
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
  return sql<number>`(round((${sql.join(scores, sql` + `)} + ${titleScore(sql`${title}`)})::numeric, 5))`;
}
