// What a visitor's words stand for: each word, or some that a merchant's term consists of, is a unit with its meanings.
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { type AskedText, type AskedWord, readWords } from './read-words.ts';
import { readSynonyms } from './synonym-store.ts';
import type { Lexemes, Synonyms } from './synonyms.ts';

export type AskedUnit = {
  words: string[];
  lexemes: Lexemes;
  /** What the merchant says it means, beside itself. */
  meanings: Lexemes[];
  /** What it may come to mean if it is still being typed. */
  begun: Lexemes[];
  /** The page that answers it. */
  page: string | null;
  /** Counts, but nothing must have it. */
  isMinor: boolean;
};

export type AskedUnits = { title: string; units: AskedUnit[]; synonyms: Synonyms };

// Words this short are everywhere, or mistyped.
const MINOR_WORD_LENGTH = 2;
/** PostgreSQL knows those of the other languages and leaves them out. */
const minorWords: Partial<Record<Locale, ReadonlySet<string>>> = {
  pl: new Set(['albo', 'bez', 'dla', 'jako', 'lub', 'nad', 'oraz', 'pod', 'przed', 'przez', 'przy', 'sie', 'tylko']),
  cs: new Set(['bez', 'jako', 'nad', 'nebo', 'pod', 'pred', 'pres', 'pri', 'pro', 'pouze', 'jen']),
};
/** A little fox is a fox: titles seldom tell the size of what they name. As `search_text` writes them. */
const sizes: Readonly<Record<Locale, RegExp>> = {
  en: /^(little|small|tiny|big|large)$/,
  de: /^(klein|gross)(e[mnrs]?)?$/,
  nl: /^(kleine?|grote?|groot)$/,
  pl: /^(mal|malutk|duz)(y|a|e|i|ie|iego|iej|ego|ej|emu|ym|ych|ymi|im)$/,
  cs: /^(mal|malink|velk)(y|a|e|eho|emu|em|ym|ou|ych|ymi)$/,
};

export async function readUnits(db: Db, locale: Locale, text: string): Promise<AskedUnits> {
  const [asked, synonyms] = await Promise.all([readWords(db, locale, text), readSynonyms(db, locale)]);
  return { title: asked.title, units: divide(locale, asked, synonyms), synonyms };
}

export function wordsOf(units: readonly AskedUnit[]): string[] {
  return units.flatMap(({ words }) => words);
}

/** Those that a product must have; of minor ones alone, all. */
export function listNeeded<Unit extends AskedUnit>(units: readonly Unit[]): readonly Unit[] {
  const major = units.filter(({ isMinor }) => !isMinor);
  return major.length > 0 ? major : units;
}

function divide(locale: Locale, { words }: AskedText, synonyms: Synonyms): AskedUnit[] {
  const units: AskedUnit[] = [];
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    const term = synonyms.findLongest(rest.map(({ lexeme }) => lexeme));
    const taken = rest.slice(0, term?.length ?? 1);
    at += taken.length;
    const isLast = at === words.length;
    const [first] = taken;
    units.push({
      words: taken.map(({ word }) => word),
      lexemes: taken.map(({ lexeme }) => lexeme),
      meanings: term?.meanings ?? [],
      begun: isLast && first && !term ? synonyms.listBegun(first.word) : [],
      page: term?.page ?? null,
      isMinor: !term && taken.every((word) => isMinorWord(locale, word)),
    });
  }
  return units;
}

function isMinorWord(locale: Locale, { word }: AskedWord): boolean {
  return word.length <= MINOR_WORD_LENGTH || minorWords[locale]?.has(word) === true || sizes[locale].test(word);
}
