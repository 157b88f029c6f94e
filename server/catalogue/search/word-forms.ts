// Forms of a word that the index does not know for one: diminutives, and what a stem changes before an ending. Of each
// word the roots are told that it may have; two words that share one are probably forms of the same word. That is too
// generous for what all searches find, so only words are asked that find nothing, or nothing but descriptions.
import type { Locale } from '#src/i18n/locales.ts';

const SHORTEST_ROOT = 3;
/** Czech ring: a long o that is spoken as u, and in other forms of a word is an o again. */
const LONG_O = '\u016f';

type Forms = {
  /** The endings of one word; the longer of two that fit says what is left. */
  endings: RegExp;
  /** The suffixes of diminutives and adjectives, at the end of what has no ending any more. */
  suffixes: Suffixes;
  /** Brings together what one stem is written like in different forms. */
  normalise(stem: string): string;
};

type Suffixes = readonly (readonly [suffix: RegExp, instead: string])[];

/** What Slavic languages make of a thing or a place: grzybowy, krakowski, nocny. */
const adjectives: Suffixes = [
  [/o[vw]$/, ''],
  [/sk$/, ''],
  [/(?<=[b-df-hj-np-tv-z])n$/, ''],
];

const forms: Readonly<Record<Locale, Forms>> = {
  en: {
    endings: /(ies|ie|es|y|s|e)$/,
    suffixes: [
      [/lings?$/, ''],
      [/lets?$/, ''],
      // Adjectives made of nouns: of oak, of wool.
      [/en$/, ''],
    ],
    // The stem is written as Americans write it: color, theater.
    normalise: (stem) =>
      stem
        .replace('our', 'or')
        .replace('grey', 'gray')
        .replace(/tr$/, 'ter')
        // Knives, shelves.
        .replace(/v$/, 'f')
        .replace(/([b-df-hj-np-tv-z])\1$/, '$1'),
  },
  de: {
    endings: /(ern|en|er|em|es|e|n|s)$/,
    suffixes: [
      [/elein$/, 'el'],
      [/lein$/, ''],
      [/chens?$/, ''],
      [/elchens?$/, ''],
    ],
    normalise: single,
  },
  nl: {
    endings: /(en|es|se|e|s)$/,
    suffixes: [
      [/jes?$/, ''],
      [/[tpk]jes?$/, ''],
      [/etjes?$/, ''],
      [/nkjes?$/, 'ng'],
    ],
    normalise: (stem) => single(stem).replace(/v$/, 'f').replace(/z$/, 's'),
  },
  pl: {
    endings: /(i?ami|i?ach|i?om|i?owie|i?owi|i?ow|i?em|iego|ego|iemu|emu|[iy]mi|[iy]ch|[iy]m|iej|ej|i[aeou]|[aeiouy])$/,
    suffixes: [
      [/[aeiouy]cze?k$/, ''],
      [/usze?k$/, ''],
      // Spódnica, tablica, świeca; owca.
      [/(?<=[iye])czk$/, 'c'],
      [/ieczk$/, 'c'],
      // Mydełko, okienko: the e is in the small one alone.
      [/i?e([lrn])k$/, '$1'],
      [/(i?[ae]|[iy]|o)?k$/, ''],
      [/(cz?yk|cik)$/, ''],
      [/i?atk$/, ''],
      [/(us|un|ul)[ik]?$/, ''],
      // Bocian, whose little one is a bociek.
      [/ian$/, ''],
      ...adjectives,
    ],
    normalise: (stem) => stem.replace(/cz$/, 'k').replace(/sz$/, 'ch').replace(/rz$/, 'r'),
  },
  cs: {
    endings:
      /(atech|etem|atum|ata|ovi|ove|ova|ovo|ych|ymi|ich|imi|eho|emu|ami|emi|ach|ech|um|em|ou|ym|im|uv|[aeiouy])$/,
    suffixes: [
      [/(?<!st)[aeio]ce?k$/, ''],
      [/sticek$/, 's'],
      [/stick$/, 's'],
      [/ou?se?k$/, ''],
      [/[aeiuy]?ne?k$/, ''],
      [/ate?k$/, ''],
      // Mýdélko, konev: the e comes and goes.
      [/[ei]([lrn])k$/, '$1'],
      [/e([vlnr])$/, '$1'],
      [/[ei]?k$/, ''],
      [/i?c$/, ''],
      ...adjectives,
    ],
    normalise: (stem) => stem.replace('ou', 'u').replace(/c$/, 'k').replace(/z$/, 'h'),
  },
};

/** The roots of a word as `search_text` writes it; `spelling` has its accents. */
export function rootsOf(locale: Locale, word: string, spelling = word): string[] {
  const { endings, suffixes, normalise } = forms[locale];
  const words = locale === 'cs' && spelling.includes(LONG_O) ? [word, withShortO(word, spelling)] : [word];
  const stems = words.flatMap((one) => [one, one.replace(endings, '')]).filter(isLongEnough);
  const bases = stems.flatMap((stem) =>
    suffixes.filter(([suffix]) => suffix.test(stem)).map(([suffix, instead]) => stem.replace(suffix, instead)),
  );
  // What was made smaller had an ending of its own: Häschen, Hase.
  const roots = [...stems, ...bases].map(normalise).filter(isLongEnough);
  return [...new Set(roots)];
}

/** Leaves out its ending: a slip beside it would be one too many. */
export function stemsOf(locale: Locale, word: string): string[] {
  const { endings, suffixes } = forms[locale];
  const stems = [word.replace(endings, ''), ...suffixes.map(([suffix, instead]) => word.replace(suffix, instead))];
  return stems.filter(({ length }) => length < word.length);
}

/**
 * Only the nasal vowels of Polish are never lost in another form: język is no small jeż. Without any accent,
 * they were not typed.
 */
export function mayBeFormOf(typed: string, spelling: string): boolean {
  if (!/[^a-z]/.test(typed)) return true;
  const nasals = (word: string) =>
    word
      .slice(0, SHORTEST_ROOT)
      .replace(/[\u0105\u0119]/g, '~')
      .replace(/[^~]/g, ' ');
  return nasals(typed) === nasals(spelling);
}

function isLongEnough(stem: string): boolean {
  return stem.length >= SHORTEST_ROOT;
}

/** Stůl, stoly; slůně, slon. */
function withShortO(word: string, spelling: string): string {
  return [...word].map((letter, at) => (spelling[at] === LONG_O ? 'o' : letter)).join('');
}

/** A letter that is written twice shows how the vowel before it is spoken: boot, boten; vos, vossen. */
function single(stem: string): string {
  return stem.replace(/([a-z])\1/g, '$1');
}
