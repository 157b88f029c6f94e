// A search read once more where it found little: each word also in its other forms (see word-forms.ts), and two words as
// the one that the shop writes (sketch books).

import { toLatinLetters } from '#src/i18n/latin-letters.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { makesCompounds } from './compound-words.ts';
import type { AskedUnit, AskedUnits } from './read-units.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { readLexemes, tidyText } from './read-words.ts';
import type { Lexemes } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Null where there is no other way to read it. */
export async function readForms(db: Db, locale: Locale, text: string, asked: AskedUnits): Promise<AskedUnits | null> {
  const { synonyms } = asked;
  const vocabulary = await readVocabulary(db, locale);
  const units = joinApart(asked.units, vocabulary);
  const typed = typedWords(text);
  const forms = units.map(({ words: [word = '', ...more], isMinor }) =>
    isMinor || more.length > 0
      ? []
      : [vocabulary, synonyms.vocabulary].flatMap((known) => known.listForms(word, typed.get(word))),
  );
  const compounds = makesCompounds(locale)
    ? units.map(({ words: [word = '', ...more], isMinor }, at) => [
        ...(forms[at] ?? []).flatMap((form) => vocabulary.listBegunWith(form)),
        ...(isMinor || more.length > 0 ? [] : vocabulary.listEndedWithForm(word, typed.get(word))),
      ])
    : [];
  const joined = units.filter((unit) => !asked.units.includes(unit)).flatMap(({ words }) => words);
  const lexemes = await readLexemes(db, locale, [...forms.flat(), ...compounds.flat(), ...joined]);
  const meaningsOf = (word: string): Lexemes[] => {
    const lexeme = lexemes.get(word);
    return lexeme === undefined ? [] : [[lexeme], ...(synonyms.find([lexeme])?.meanings ?? [])];
  };
  const read = units.map((unit, at) => {
    const [own = unit.lexemes, ...ownMeanings] = unit.words.flatMap(meaningsOf);
    const known = new Set([own, ...unit.meanings].map((key) => key.join(' ')));
    const others = [...ownMeanings, ...[...(forms[at] ?? []), ...(compounds[at] ?? [])].flatMap(meaningsOf)].filter(
      (key) => !known.has(key.join(' ')),
    );
    return others.length === 0 && own === unit.lexemes
      ? unit
      : { ...unit, lexemes: own, meanings: [...unit.meanings, ...others] };
  });
  return read.some((unit) => !asked.units.includes(unit)) ? { ...asked, units: read } : null;
}

/** Reads the words with the accents that `search_text` takes off. */
function typedWords(text: string): Map<string, string> {
  const words = tidyText(text)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return new Map(words.map((word) => [toLatinLetters(word), word]));
}

/** Words next to each other that are one word of the shop, or of its forms. */
function joinApart(units: readonly AskedUnit[], vocabulary: Vocabulary): AskedUnit[] {
  const joined: AskedUnit[] = [];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as AskedUnit;
    const next = units[at + 1];
    const word = next && [...unit.words, ...next.words].join('');
    if (word && (vocabulary.has(word) || vocabulary.listForms(word).length > 0)) {
      joined.push({ words: [word], lexemes: [word], meanings: [], begun: [], page: null, isMinor: false });
      at += 1;
    } else joined.push(unit);
  }
  return joined;
}
