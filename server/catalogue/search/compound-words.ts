// Words that are two words written as one, as German and Dutch make them: Weihnachtskarte is a Karte.
import type { Locale } from '#src/i18n/locales.ts';

export type Compound = {
  /** The first word, without and with the letters that join it to the second. */
  beginnings: string[];
  ending: string;
};

const MIN_PART_LENGTH = 3;

/** Letters between the parts of a compound. */
const links: Partial<Record<Locale, readonly string[]>> = {
  de: ['s', 'es', 'n', 'en', 'er', 'e'],
  nl: ['s', 'n', 'en', 'e', 'er'],
};

/** Each division into two words; `mayBe` tells whether there may be a word that begins like a part. */
export function listCompounds(locale: Locale, word: string, mayBe: (part: string) => boolean): Compound[] {
  const compounds: Compound[] = [];
  for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at++) {
    const ending = word.slice(at);
    const beginnings = listUnlinked(locale, word.slice(0, at)).filter(mayBe);
    if (beginnings.length > 0 && mayBe(ending)) compounds.push({ beginnings, ending });
  }
  return compounds;
}

function listUnlinked(locale: Locale, part: string): string[] {
  const unlinked = (links[locale] ?? [])
    .filter((link) => part.endsWith(link))
    .map((link) => part.slice(0, -link.length))
    .filter((rest) => rest.length >= MIN_PART_LENGTH);
  return [part, ...unlinked];
}

/** Whether words of the language are made so as a rule, of which a part may stand for the whole. */
export function makesCompounds(locale: Locale): boolean {
  return links[locale] !== undefined;
}
