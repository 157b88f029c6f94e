// What the words of a search mean that found nothing as it was typed. A word that is nowhere in the catalogue means the
// two words it is made of, the words it is a part of, or those it is a misspelling of. See find-plainly.ts.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import {
  type CheckedUnit,
  categoryScore,
  meaningFit,
  plainFits,
  queryOf,
  rounded,
  titleScore,
  weightOf,
} from './find-plainly.ts';
import { type Guess, readGuesses } from './read-guesses.ts';
import { type AskedUnits, listNeeded, wordsOf } from './read-units.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { forgivenSlips, LEAST_SLIP } from './spelling-distance.ts';
import type { Lexemes, Synonyms } from './synonyms.ts';

/** One reading of a unit: queries that belong together, how well it fits, from 0 to 1, and what category it may name. */
type Reading = { terms: string[]; fit: number; keys: string[] };

type PlannedUnit = CheckedUnit & {
  spelling: string;
  readings: Reading[];
  isCorrected: boolean;
  /** Only descriptions have what it is made of. */
  isNear: boolean;
};

export type SearchPlan = {
  /** Meant for `@@`: what a product must have. Null where no product has all words. */
  strictQuery: string | null;
  /** What it must have some of; null where nothing was understood. */
  looseQuery: string | null;
  /** Relevance of search document `d`: higher is better. */
  score: RawBuilder<number>;
  /** The score of whoever has only some of the words. */
  looseScore: RawBuilder<number>;
  /** The words that were understood, where some were not. */
  understoodText: string | null;
  /** What the strict query finds comes close only. */
  isNear: boolean;
  /** How the visitor's text was read, when some of it was certainly misspelt. */
  correctedText: string | null;
  /** What it may have meant besides: to be offered. */
  suggestedText: string | null;
  /** The pages that words mean. */
  pages: string[];
};

type PlanOptions = {
  /** The visitor means what was typed. */
  isExact: boolean;
};

const MAX_READINGS = 4;
const SHORT_WORD = 4;
const LONG_WORD = 7;
const OFFERED_SLIP = 0.25;
const fits = { ...plainFits, compound: 0.6, part: 0.5, misspelt: 0.5, perSlip: 0.1 };

export async function planSearch(
  db: Db,
  locale: Locale,
  { title, units, synonyms }: { title: string; units: CheckedUnit[]; synonyms: Synonyms },
  { isExact }: PlanOptions,
): Promise<SearchPlan> {
  const unknown = units.filter((unit) => isUnknown(unit) && unit.words.length === 1).flatMap(({ words }) => words);
  const vocabulary = unknown.length > 0 ? await readVocabulary(db, locale) : undefined;
  const guesses = vocabulary ? await readGuesses(db, locale, unknown, { vocabulary, synonyms }) : [];
  const read = units.map((unit) =>
    readUnit(
      unit,
      unit.words.map((word) => vocabulary?.spellingOf(word) ?? word),
    ),
  );
  const planned = read.map((unit) => (isUnknown(unit) ? guessUnit(unit, guesses, isExact) : unit));

  const understood = planned.filter(({ readings }) => readings.length > 0);
  const needed = listNeeded(understood).map(toQuery);
  const hasLost = planned.some(({ readings, isMinor, page }) => readings.length === 0 && !isMinor && !page);
  return {
    // A single word that is known was asked for already.
    strictQuery:
      hasLost || needed.length === 0 || (unknown.length === 0 && needed.length === 1) ? null : needed.join(' & '),
    looseQuery: needed.length > 0 ? needed.join(' | ') : null,
    score: scoreOf(understood, title),
    looseScore: scoreOf(understood, title, byRarity),
    understoodText: understood.length > 0 && hasLost ? textOf(understood) : null,
    isNear: planned.some(({ isNear }) => isNear),
    correctedText: planned.some(({ isCorrected }) => isCorrected) ? textOf(planned) : null,
    suggestedText: suggestText(planned, guesses),
    pages: planned.flatMap(({ page }) => page ?? []),
  };
}

/** What may have been meant where descriptions alone have the words: a title's word with a slip. */
export async function suggestInstead(
  db: Db,
  locale: Locale,
  { units, synonyms }: Pick<AskedUnits, 'units' | 'synonyms'>,
): Promise<string | null> {
  const vocabulary = await readVocabulary(db, locale);
  const asked = listNeeded(units).flatMap(({ words, meanings }) => (meanings.length > 0 ? [] : words));
  const guesses = await readGuesses(db, locale, asked, { vocabulary, synonyms });
  const spellings = wordsOf(units).map((word) => {
    const others = guesses.filter((guess) => guess.asked === word && guess.slips > 0 && guess.isStrong);
    const [nearest] = listNearest(word, others, forgivenSlips(word.length));
    return nearest?.kind === 'near' ? nearest.spelling : null;
  });
  if (spellings.every((spelling) => spelling === null)) return null;
  return wordsOf(units)
    .map((word, at) => spellings[at] ?? vocabulary.spellingOf(word))
    .join(' ');
}

/** Nothing in the catalogue has it, nor what it means, and no page answers it. */
export function isUnknown({ itself, begins, meant, page }: CheckedUnit): boolean {
  return !itself && !begins && !meant && page === null;
}

function readUnit(unit: CheckedUnit, spellings: string[]): PlannedUnit {
  return {
    ...unit,
    spelling: spellings.join(' '),
    isCorrected: false,
    isNear: false,
    readings: [
      ...(unit.itself ? [readingOf(unit.lexemes, fits.itself)] : []),
      ...(unit.begins ? [{ terms: [`${unit.words[0]}:*`], fit: fits.beginning, keys: [] }] : []),
      ...(unit.meant ? unit.meanings.map((meaning, at) => readingOf(meaning, meaningFit(at))) : []),
    ],
  };
}

function readingOf(lexemes: Lexemes, fit: number): Reading {
  return { terms: [queryOf(lexemes)], fit, keys: [lexemes.join(' ')] };
}

function guessUnit(unit: PlannedUnit, all: Guess[], isExact: boolean): PlannedUnit {
  const word = unit.words[0] ?? '';
  const guesses = all.filter(({ asked }) => asked === word);
  const compounds = guesses.filter(({ kind }) => kind === 'compound');
  const heads = guesses.filter(({ kind }) => kind === 'head');
  const parts = guesses.filter(({ kind }) => kind === 'part').map((part) => toReading(part, fits.part));
  const nearest = isExact ? [] : listNearest(word, guesses, forgivenSlips(word.length)).filter(isCertain);
  const [first] = nearest;

  const strong = compounds.find(({ isStrong }) => isStrong);
  const readings = strong
    ? [toReading(strong, fits.compound)]
    : [
        ...compounds.slice(0, 1).map((compound) => toReading(compound, fits.compound)),
        ...heads.slice(0, 1).map((head) => toReading(head, fits.compound)),
      ];
  // Two words that occur together in some description were meant less than a title's word with a slip.
  const isMisspelt = !strong && (readings.length === 0 || (first?.isStrong && first.slips <= 1));
  if (!first || !isMisspelt || (readings.length === 0 && parts.length > 0)) {
    const found = [strong, ...compounds, ...heads, ...guesses.filter(({ kind }) => kind === 'part')];
    const isNear = !found.some((guess) => guess?.isStrong);
    return { ...unit, isNear, readings: distinct([...readings, ...parts]) };
  }
  const misspelt = nearest.flatMap(({ terms, slips, keys }) =>
    terms.map((term) => ({ terms: [term], fit: fits.misspelt - fits.perSlip * slips, keys })),
  );
  const page = nearest.find((guess) => guess.page !== null)?.page ?? null;
  return { ...unit, spelling: first.spelling, isCorrected: true, readings: distinct(misspelt), page };
}

function toReading({ terms, keys }: Guess, fit: number): Reading {
  return { terms, fit, keys };
}

/**
 * In a word that only descriptions have, one more letter is more than a slip of the fingers. So is one of a short word, or
 * another letter at the beginning: a hose is no house, and food no wood.
 */
function isCertain({ isStrong, slips, asked, word }: Guess): boolean {
  if (asked[0] !== word[0] && !(asked[0] === word[1] && asked[1] === word[0])) return false;
  return slips < 1 || (asked.length > SHORT_WORD && isStrong) || asked.length > LONG_WORD;
}

/** The words with the fewest slips between, those of titles first. */
function listNearest(word: string, guesses: Guess[], allowedSlips: number): Guess[] {
  const within = guesses
    .filter(({ kind, slips }) => (kind === 'near' || kind === 'part') && slips <= allowedSlips)
    .sort(
      (a, b) => distance(a) - distance(b) || preference(word, b) - preference(word, a) || (a.word < b.word ? -1 : 1),
    );
  return within.filter((guess) => within[0] && distance(guess) === distance(within[0]));
}

/** Whoever mistypes means the name of goods rather than a word of their descriptions. */
function distance({ slips, isStrong }: Guess): number {
  return isStrong ? slips : slips + LEAST_SLIP;
}

function preference(word: string, guess: Guess): number {
  return Number(guess.isStrong) * 2 + Number(guess.word[0] === word[0]);
}

/** The text with what is still unknown read as the nearest word; a little more is forgiven than without asking. */
function suggestText(planned: PlannedUnit[], guesses: Guess[]): string | null {
  const suggested = planned.map((unit) => {
    const word = unit.words[0] ?? '';
    if (unit.readings.length > 0 || !isUnknown(unit)) return unit;
    const [nearest] = listNearest(
      word,
      guesses.filter(({ asked }) => asked === word),
      forgivenSlips(word.length) + OFFERED_SLIP,
    );
    return nearest ? { ...unit, spelling: nearest.spelling, isCorrected: true } : unit;
  });
  const isSuggested = suggested.some((unit, at) => unit !== planned[at]);
  if (!isSuggested) return null;
  return textOf(suggested.filter((unit) => unit.readings.length > 0 || unit.isCorrected || !isUnknown(unit)));
}

function textOf(units: PlannedUnit[]): string {
  return units.map(({ spelling }) => spelling).join(' ');
}

function distinct(readings: Reading[]): Reading[] {
  const byTerms = new Map(readings.toReversed().map((reading) => [reading.terms.join(' '), reading]));
  return [...byTerms.values()].toReversed().slice(0, MAX_READINGS);
}

function toQuery({ readings }: PlannedUnit): string {
  return `(${readings.map(({ terms }) => terms.map((term) => `(${term})`).join(' & ')).join(' | ')})`;
}

type UnitScore = RawBuilder<number>;

/** The best reading of each unit counts: the weights of the document make a title worth more than a description. */
function scoreOf(units: PlannedUnit[], title: string, weigh = (score: UnitScore) => score): UnitScore {
  if (units.length === 0) return sql<number>`0`;
  const scores = units.map(({ readings, isMinor }) => {
    const values = readings.map(({ terms, fit, keys }) => {
      const ranks = terms.map((term) => sql`ts_rank(d.document, ${term}::tsquery)`);
      const rank = sql`(${sql.join(ranks, sql` + `)}) / ${terms.length}::real`;
      return sql`${fit}::real * (${rank} + ${categoryScore(sql`${keys}::text[]`)})`;
    });
    return weigh(sql`${weightOf({ isMinor })}::real * greatest(${sql.join(values)})`);
  });
  return rounded(sql`${sql.join(scores, sql` + `)} + ${titleScore(sql`${title}`)}`);
}

/** Where not all words are found, the one that few products have says what is meant: a wall calendar is no poster. */
function byRarity(score: UnitScore): UnitScore {
  return sql`(${score}) / (1 + ln(greatest(1, count(*) filter (where ${score} > 0) over ())))`;
}
