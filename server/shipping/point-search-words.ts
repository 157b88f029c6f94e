// How pick-up points are found by what people type: town, postcode or street, with or without accents, hyphens and
// the ends of words. The same folding makes the words that are stored and those that are looked for.
import { fits } from '#src/countries/address-rules.ts';
import { addressRules } from '#src/countries/countries.ts';
import { toLatinLetters } from '#src/i18n/latin-letters.ts';

/** Words in front of street names; whoever types one of them looks for the name behind it. */
const streetWords = new Set(['ul', 'ulica', 'al', 'aleja', 'os', 'osiedle', 'pl', 'plac']);
const MAX_WORDS = 8;

export type PointPlace = { id: string; name: string; street: string; postalCode: string; city: string };

/** The words under which a point is found. */
export function pointSearchWords({ id, name, street, postalCode, city }: PointPlace): string[] {
  const text = `${id} ${name} ${street} ${postalCode} ${city}`;
  return [
    ...new Set([
      ...splitWords(toLatinLetters(text)),
      ...splitWords(toLatinLetters(spellUmlauts(text))),
      compactPostalCode(postalCode),
    ]),
  ];
}

/** What was typed, in words; hyphens that may stand in a postcode (31-0), or between two names, are still in them. */
export function typedPointWords(search: string): string[] {
  const typed = toLatinLetters(search).match(/[a-z0-9]+(?:-+[a-z0-9]*)*/g) ?? [];
  const names = typed.filter((word) => !streetWords.has(word));
  return (names.length > 0 ? names : typed).slice(0, MAX_WORDS);
}

/** A `tsquery` of such words, each as the beginning of one; null without any. */
export function pointSearchQuery(words: readonly string[]): string | null {
  return words.length > 0 ? words.map(toQueryTerm).join(' & ') : null;
}

/** What was typed, when it is a whole postcode or nearly one, as `compactPostalCode` writes it; else null. */
export function typedPostalCode(search: string, country: string): string | null {
  const compact = compactPostalCode(search);
  const isWhole = /^(\d{5}|\d{4}([a-z]{2})?)$/.test(compact) || partsOf(compact, country) !== null;
  return isWhole ? compact : null;
}

/** The beginnings that a postcode has in common with those around it, the closer ones first; empty where it has none. */
export function regionsOf(compact: string, country: string): string[] {
  if (/^\d\d/.test(compact)) return [compact.slice(0, 2), compact.slice(0, 1)];
  const [first = ''] = partsOf(compact, country) ?? [];
  return first ? [first, first.slice(0, 1)] : [];
}

/** The parts of a whole postcode that begins with letters: `H91` and `Y2X4`. */
function partsOf(compact: string, country: string): string[] | null {
  const rule = addressRules.find((other) => other.country === country);
  if (!rule || !/^[a-z]/.test(compact)) return null;
  const { postalCodeExample: example } = rule;
  const at = example.search(/[ -]/);
  const written = `${compact.slice(0, at)}${example.charAt(at)}${compact.slice(at)}`.toUpperCase();
  return fits(rule.postalCode, written) ? splitWords(written.toLowerCase()) : null;
}

/** `31-042` becomes `31042`, `1012 AB` becomes `1012ab`. */
export function compactPostalCode(postalCode: string): string {
  return postalCode.replace(/[\s-]/g, '').toLowerCase();
}

function toQueryTerm(word: string): string {
  const parts = splitWords(word);
  if (parts.length < 2) return `'${parts[0]}':*`;
  return `('${parts.join('')}':* | (${parts.map((part) => `'${part}':*`).join(' & ')}))`;
}

/** Leaves out hyphens. */
export function splitWords(folded: string): string[] {
  return folded.match(/[a-z0-9]+/g) ?? [];
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };
const anUmlaut = new RegExp(`[${Object.keys(umlauts).join('')}]`, 'gi');

/** Köln is also looked for as Koeln. */
function spellUmlauts(text: string): string {
  return text.normalize('NFC').replace(anUmlaut, (letter) => umlauts[letter.toLowerCase()] ?? '');
}
