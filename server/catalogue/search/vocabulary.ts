// The words of the catalogue in one language, in memory: what a word that nothing has may have meant. They grow with the
// language rather than with the catalogue, and none is ever taken out: whoever proposes one looks first whether a document
// still has it.
import type { Locale } from '#src/i18n/locales.ts';
import { forgivenSlips, LEAST_SLIP, spellingDistance } from './spelling-distance.ts';
import { mayBeFormOf, rootsOf } from './word-forms.ts';

/** A word like the one that was asked for, or that begins or ends with it, and how many slips are between them. */
export type NearbyWord = { word: string; spelling: string; slips: number };

const MIN_PART_LENGTH = 4;
const SHORTEST_PART = 3;
const MAX_CONTAINING = 8;
const MAX_NEARBY = 20;
const MAX_FORMS = 6;
const BEGINNINGS = { min: 3, max: 5 };
// What a stem may lack of a word that has it.
const LONGEST_ENDING = 4;

export class Vocabulary {
  readonly #spellings = new Map<string, string>();
  readonly #letters: number[] = [];
  readonly #beginnings = new Set<string>();
  readonly #rooted = new Map<string, string[]>();
  readonly #notRooted: string[] = [];
  readonly #locale: Locale;

  constructor(locale: Locale) {
    this.#locale = locale;
  }

  add(word: string, spelling: string): void {
    if (this.#spellings.has(word)) return;
    this.#spellings.set(word, spelling);
    this.#letters.push(lettersOf(word));
    this.#notRooted.push(word);
    for (let length = BEGINNINGS.min; length <= BEGINNINGS.max; length++) this.#beginnings.add(word.slice(0, length));
  }

  has(word: string): boolean {
    return this.#spellings.has(word);
  }

  /** The word as people write it. */
  spellingOf(word: string): string {
    return this.#spellings.get(word) ?? word;
  }

  /**
   * Words that are probably other forms of this one, those nearest in length first, and of two the one that needs less to be
   * taken off: of Czech tables stul before stolni. `typed`: with its accents.
   */
  listForms(asked: string, typed = asked): string[] {
    this.#root();
    const roots = rootsOf(this.#locale, asked, typed);
    const forms = new Set(roots.flatMap((root) => this.#rooted.get(root) ?? []));
    forms.delete(asked);
    const unlikeness = (word: string) => Math.abs(word.length - asked.length);
    const depth = (word: string) =>
      rootsOf(this.#locale, word, this.spellingOf(word)).findIndex((root) => roots.includes(root));
    return [...forms]
      .filter((word) => mayBeFormOf(typed, this.spellingOf(word)))
      .sort((a, b) => unlikeness(a) - unlikeness(b) || depth(a) - depth(b) || (a < b ? -1 : 1))
      .slice(0, MAX_FORMS);
  }

  /** Compounds that begin with it, the shortest first. */
  listBegunWith(word: string): string[] {
    if (word.length < MIN_PART_LENGTH) return [];
    return [...this.#spellings.keys()]
      .filter((begun) => begun.length >= word.length + SHORTEST_PART && begun.startsWith(word))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, MAX_FORMS);
  }

  /** Compounds that end with a form of it, the shortest first: of bags, a leather bag. `typed`: with its accents. */
  listEndedWithForm(asked: string, typed = asked): string[] {
    this.#root();
    const roots = rootsOf(this.#locale, asked, typed);
    const isEndedWith = (root: string, word: string) =>
      word.length >= root.length + SHORTEST_PART &&
      (root.length >= MIN_PART_LENGTH || this.#mayEndShortly(root, { asked, typed, word }));
    const words = [...this.#rooted].flatMap(([whole, rooted]) =>
      rooted.filter((word) => roots.some((root) => whole.endsWith(root) && isEndedWith(root, word))),
    );
    return [...new Set(words)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MAX_FORMS);
  }

  /**
   * A root of three letters stands at the end of many words by chance. In languages that make one word of two it is taken
   * where more was typed than the root, whose accents and double letters the word has too: of Bärchen a Teddybär is one,
   * waschbar is none.
   */
  #mayEndShortly(root: string, { asked, typed, word }: { asked: string; typed: string; word: string }): boolean {
    if (!/^(?:de|nl)$/.test(this.#locale) || asked.length < root.length * 2) return false;
    return this.spellingOf(word)
      .slice(-root.length - 2)
      .includes(typed.slice(0, root.length));
  }

  /** Roots them only when forms are asked for: most searches end before. */
  #root(): void {
    for (const word of this.#notRooted.splice(0)) {
      for (const root of rootsOf(this.#locale, word, this.spellingOf(word))) {
        const words = this.#rooted.get(root);
        if (words) words.push(word);
        else this.#rooted.set(root, [word]);
      }
    }
  }

  /** False when no word has the stem of this one, nor begins with it. */
  mayHold(word: string): boolean {
    const length = Math.min(Math.max(word.length - LONGEST_ENDING, BEGINNINGS.min), BEGINNINGS.max);
    return this.#beginnings.has(word.slice(0, length));
  }

  /** Words that begin or end with it, the shortest first, and those with one slip more than is forgiven, or fewer. */
  listNearby(asked: string): NearbyWord[] {
    const limit = forgivenSlips(asked.length) + 1;
    const letters = lettersOf(asked);
    const containing: NearbyWord[] = [];
    const near: NearbyWord[] = [];
    let at = 0;
    for (const [word, spelling] of this.#spellings) {
      const letter = this.#letters[at++] ?? 0;
      const missing = letters & ~letter;
      if (missing !== 0 && countBits(missing) * LEAST_SLIP > limit) continue;
      if (missing === 0 && isPart(asked, word)) {
        containing.push({ word, spelling, slips: slipsBetween(asked, word, limit) });
      } else {
        const slips = slipsBetween(asked, word, limit);
        if (slips <= limit) near.push({ word, spelling, slips });
      }
    }
    containing.sort((a, b) => a.word.length - b.word.length || (a.word < b.word ? -1 : 1));
    near.sort((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1));
    return [...containing.slice(0, MAX_CONTAINING), ...near.slice(0, MAX_NEARBY)];
  }
}

/** The middle of a word is seldom a word of its own. */
export function isPart(part: string, word: string): boolean {
  return word.startsWith(part) || (part.length >= MIN_PART_LENGTH && word.endsWith(part));
}

/** A word may be the last part of a compound; that it was meant is a little less likely. */
function slipsBetween(asked: string, word: string, limit: number): number {
  const whole = spellingDistance(asked, word, limit);
  if (asked.length <= MIN_PART_LENGTH || word.length < asked.length + MIN_PART_LENGTH - 1) return whole;
  const endings = [-1, 0, 1].map((more) => word.slice(-(asked.length + more)));
  return Math.min(whole, ...endings.map((ending) => spellingDistance(asked, ending, limit) + 0.5));
}

/** A bit for each letter that occurs: a slip loses one letter at most, so most words need not be compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
