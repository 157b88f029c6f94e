// Words that unknown ones may stand for: of the catalogue, or of what the merchant says that shoppers mean. Each of them
// finds a product today, or leads to a page.
import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { type Compound, listCompounds, makesCompounds } from './compound-words.ts';
import { firstDocuments, isFound, isFoundInNames, isFoundInTitle } from './find-documents.ts';
import { queryOf } from './find-plainly.ts';
import { readLexemes } from './read-words.ts';
import { forgivenSlips, LEAST_SLIP } from './spelling-distance.ts';
import type { Lexemes, Synonyms } from './synonyms.ts';
import { isPart, type NearbyWord, type Vocabulary } from './vocabulary.ts';
import { stemsOf } from './word-forms.ts';

export type Guess = {
  asked: string;
  /** Two words in one, the second of two, a word that it is a part of, one with few slips. */
  kind: 'compound' | 'head' | 'part' | 'near';
  word: string;
  /** The word as people write it. */
  spelling: string;
  /** How many lie between what was asked and the word. */
  slips: number;
  /** Queries: of a compound one for each part, of a single word one for each thing it means. */
  terms: string[];
  /** Categories that it may be the name of. */
  keys: string[];
  page: string | null;
  /** A single word: in a title. A compound: in more than descriptions. */
  isStrong: boolean;
};

type Known = { vocabulary: Vocabulary; synonyms: Synonyms };
type Candidate = Omit<Guess, 'isStrong'>;

/** Shorter ones begin too many words. */
const MIN_BEGINNING = 4;
const MIN_STEM = 5;

export async function readGuesses(db: Db, locale: Locale, unknown: string[], known: Known): Promise<Guess[]> {
  const { vocabulary, synonyms } = known;
  const mayBe = (part: string) => vocabulary.mayHold(part) || synonyms.vocabulary.mayHold(part);
  const asked = unknown.map((word) => ({
    word,
    nearby: listNearby(locale, vocabulary, word),
    terms: synonyms.vocabulary.listNearby(word).filter((near) => !isPart(word, near.word)),
    compounds: listCompounds(locale, word, mayBe),
  }));
  const lexemes = await readLexemes(
    db,
    locale,
    asked.flatMap(({ nearby, terms, compounds }) => [
      ...[...nearby, ...terms].map(({ word }) => word),
      ...compounds.flatMap(({ beginnings, ending }) => [...beginnings, ending]),
    ]),
  );
  const reader = new WordReader(locale, known, lexemes);
  const candidates = asked.flatMap(({ word, nearby, terms, compounds }) => [
    ...compounds.flatMap((compound) => reader.readCompound(word, compound)).sort(byEvenness),
    ...[...nearby, ...terms].flatMap((near) => reader.readNearby(word, near)),
  ]);
  return check(db, locale, candidates);
}

/** Where no word is near, one may be near what an ending was put to. */
function listNearby(locale: Locale, vocabulary: Vocabulary, word: string): NearbyWord[] {
  const nearby = vocabulary.listNearby(word);
  if (nearby.some(({ slips }) => slips <= forgivenSlips(word.length))) return nearby;
  const [stem] = stemsOf(locale, word).filter(({ length }) => length >= MIN_STEM);
  if (stem === undefined) return nearby;
  const ofStem = vocabulary
    .listNearby(stem)
    .filter((near) => !isPart(stem, near.word) && near.slips <= forgivenSlips(stem.length))
    .map((near) => ({ ...near, slips: near.slips + LEAST_SLIP }));
  return [...nearby, ...ofStem];
}

class WordReader {
  readonly #locale: Locale;
  readonly #known: Known;
  readonly #lexemes: Map<string, string>;

  constructor(locale: Locale, known: Known, lexemes: Map<string, string>) {
    this.#locale = locale;
    this.#known = known;
    this.#lexemes = lexemes;
  }

  readCompound(asked: string, { beginnings, ending }: Compound): Candidate[] {
    const [whole = ''] = beginnings;
    const first = beginnings.flatMap((word) => this.#queriesOf(word));
    if (whole.length >= MIN_BEGINNING) first.push(`${whole}:*`);
    const last = this.#queriesOf(ending);
    if (first.length === 0 || last.length === 0) return [];
    const of = { asked, word: whole, spelling: '', slips: 0, page: null, keys: this.#keysOf(ending) };
    const compound: Candidate = { ...of, kind: 'compound', terms: [first.join(' | '), last.join(' | ')] };
    // No product matches both words: fall back to the main word (Bilderrahmen: Rahmen).
    const isMade =
      makesCompounds(this.#locale) && beginnings.some((word) => this.#isWord(word)) && this.#isWord(ending);
    return isMade ? [compound, { ...of, kind: 'head', terms: [last.join(' | ')] }] : [compound];
  }

  readNearby(asked: string, near: { word: string; spelling: string; slips: number }): Candidate[] {
    const terms = this.#queriesOf(near.word);
    if (terms.length === 0) return [];
    const page = this.#meaningOf(near.word)?.page ?? null;
    const kind = this.#isPartOf(asked, near.word) ? 'part' : 'near';
    return [{ ...near, asked, kind, terms, keys: this.#keysOf(near.word), page }];
  }

  /** In languages that do not make words of words, the rest must be a word as well. */
  #isPartOf(asked: string, word: string): boolean {
    if (!isPart(asked, word) || word === asked) return false;
    if (makesCompounds(this.#locale) || word.startsWith(asked)) return true;
    return this.#known.vocabulary.has(word.slice(0, -asked.length));
  }

  #isWord(word: string): boolean {
    return this.#known.vocabulary.has(word) || this.#meaningOf(word) !== null;
  }

  #meaningOf(word: string) {
    const lexeme = this.#lexemes.get(word);
    return lexeme === undefined ? null : this.#known.synonyms.find([lexeme]);
  }

  #queriesOf(word: string): string[] {
    return this.#readingsOf(word).map(queryOf);
  }

  #keysOf(word: string): string[] {
    return this.#readingsOf(word).map((lexemes) => lexemes.join(' '));
  }

  #readingsOf(word: string): Lexemes[] {
    const lexeme = this.#lexemes.get(word);
    return lexeme === undefined ? [] : [[lexeme], ...(this.#meaningOf(word)?.meanings ?? [])];
  }
}

/** Most even split first: a short second part is probably a suffix, not a word. */
function byEvenness(a: Candidate, b: Candidate): number {
  const unevenness = ({ asked, word }: Candidate) => Math.abs(asked.length - 2 * word.length);
  return unevenness(a) - unevenness(b);
}

/** Those that find something, or lead to a page. */
async function check(db: Db, locale: Locale, candidates: Candidate[]): Promise<Guess[]> {
  if (candidates.length === 0) return [];
  const queries = candidates.map(({ kind, terms }, at) => ({
    at,
    query: terms.map((term) => `(${term})`).join(kind === 'compound' ? ' & ' : ' | '),
    isCompound: kind === 'compound',
  }));
  const query: RawBuilder<unknown> = sql`given.query`;
  const { rows } = await sql<{ at: number; isStrong: boolean }>`
    with ${firstDocuments(locale)}
    select given.at, case when given."isCompound" then ${isFoundInNames(locale, query)}
      else ${isFoundInTitle(locale, query)} end as "isStrong"
    from json_to_recordset(${JSON.stringify(queries)}) as given (at int, query text, "isCompound" boolean)
    where ${isFound(locale, query)}`.execute(db);
  const found = new Map(rows.map(({ at, isStrong }) => [at, isStrong]));
  return candidates.flatMap((candidate, at) => {
    const isStrong = found.get(at);
    if (isStrong !== undefined) return [{ ...candidate, isStrong }];
    return candidate.page === null ? [] : [{ ...candidate, terms: [], isStrong: true }];
  });
}
