// What the merchant says that shoppers' words mean, in one language, in memory. Words are compared by their lexemes.
import type { Locale } from '#src/i18n/locales.ts';
import { Vocabulary } from './vocabulary.ts';

/** Lexemes that belong together. */
export type Lexemes = readonly string[];

/** A term as search reads it. */
export type ReadTerm = {
  /** The words as `search_text` writes them. */
  words: string;
  /** It stands as the merchant wrote it. */
  spelling: string;
  /** Lexemes, with blanks between. */
  key: string;
  meanings: readonly string[];
  page: string | null;
};

export type Meaning = { meanings: Lexemes[]; page: string | null };

const MIN_BEGINNING = 3;
const MAX_COMPLETIONS = 8;

export class Synonyms {
  readonly #meanings = new Map<string, Meaning>();
  readonly #terms: ReadTerm[] = [];
  #longest = 1;
  /** The single words of which the terms consist. */
  readonly vocabulary: Vocabulary;

  constructor(locale: Locale, terms: readonly ReadTerm[]) {
    this.vocabulary = new Vocabulary(locale);
    for (const term of terms) this.#add(term);
  }

  /** The longest term that begins with the first of these lexemes; `length` is the number of its words. */
  findLongest(lexemes: Lexemes): (Meaning & { length: number }) | null {
    for (let length = Math.min(this.#longest, lexemes.length); length > 0; length--) {
      const found = this.find(lexemes.slice(0, length));
      if (found) return { ...found, length };
    }
    return null;
  }

  find(lexemes: Lexemes): Meaning | null {
    return this.#meanings.get(lexemes.join(' ')) ?? null;
  }

  /** What a word may come to mean that is still being typed. */
  listBegun(word: string): Lexemes[] {
    if (word.length < MIN_BEGINNING) return [];
    const begun = this.#terms.filter(({ words }) => words !== word && words.startsWith(word));
    const meanings = begun.flatMap(({ key }) => this.#meanings.get(key)?.meanings ?? []);
    return distinct(meanings).slice(0, MAX_COMPLETIONS);
  }

  #add(term: ReadTerm): void {
    if (term.key === '') return;
    const cached = this.#meanings.get(term.key);
    const meanings = term.meanings.filter((key) => key !== '').map((key) => key.split(' '));
    this.#meanings.set(term.key, {
      meanings: distinct([...(cached?.meanings ?? []), ...meanings]),
      page: cached?.page ?? term.page,
    });
    this.#terms.push(term);
    this.#longest = Math.max(this.#longest, term.key.split(' ').length);
    if (!term.words.includes(' ')) this.vocabulary.add(term.words, term.spelling);
  }
}

function distinct(meanings: Lexemes[]): Lexemes[] {
  return [...new Map(meanings.map((lexemes) => [lexemes.join(' '), lexemes])).values()];
}
