// What a zone's postcodes may be: the beginning of one (35, IM, 84-1, or with a star, IM*), or all from one to another, whole
// (35000-35999, 843 00 - 847 99, D01-D24) or by their beginnings (70-74, 70*-74*). Spaces and dashes do not matter, but for
// the dash between the two ends of a range, nor does the country before a postcode of digits.
import { z } from 'zod';
import { settingFaults } from './setting-faults.ts';

// A star stands behind the beginning of a postcode.
const FORM = /^[A-Za-z0-9](?:[A-Za-z0-9 -]|\*(?=\s*(?:-|$)))*$/;

/** The number of digits before the dash of a postcode. In Poland 84-14 is the beginning of one, and 84*-86* a range. */
export const digitsBeforeDash: Readonly<Record<string, number>> = { PL: 2, PT: 4 };
const MOST_AFTER_DASH = 3;

/** Letters before the digits are part of a postcode here; elsewhere they name the country: AX-22100. */
const beginningWithLetters: readonly string[] = ['IE', 'MT'];

/** Words between two postcodes, in the languages of the Union: 9000-000 a 9980-999, 01067 bis 01328, 811 00 έως 858 99. */
const betweenWords = [
  ...['to', 'til', 'till', 'until', 'through', 'a', 'à', 'até', 'ao', 'al', 'au', 'hasta', 'jusqu’à', 'fino a', 'bis'],
  ...[
    'tot',
    'tot en met',
    't/m',
    'do',
    'aż do',
    'až',
    'až do',
    'έως',
    'εως',
    'ως',
    'μέχρι',
    'iki',
    'līdz',
    'kuni',
    'până la',
  ],
];
export const between = new RegExp(
  `(\\d ?[A-Za-z]{0,2})\\s+(?:${betweenWords.join('|')})\\s+(?=[A-Za-z]{0,3}[- ]?\\d)`,
  'giu',
);

/** Writes what people type as it is stored: with a hyphen between the two ends. */
export function withHyphens(text: string): string {
  // Some programs write a longer dash between two numbers.
  return text.replace(/[\u2010-\u2015\u2212]/g, '-').replace(between, '$1 - ');
}

/** `ends`: as they were typed. */
type Range = { from: string; until: string; ends: readonly [string, string] };

/** The dash between two of the same length, each with a digit: of 00-001 - 05-999 the second one. */
function rangeOf(entry: string, country: string): Range | null {
  for (const { index } of entry.matchAll(/-/g)) {
    const ends = [entry.slice(0, index), entry.slice(index + 1)] as const;
    const [from, until] = [bare(ends[0], country), bare(ends[1], country)];
    if (from.length !== until.length || ![from, until].every((end) => /\d/.test(end))) continue;
    const isBeginning = from.length === 2 && !entry.includes('*') && digitsBeforeDash[country] === 2;
    if (!isBeginning) return { from, until, ends };
  }
  return null;
}

/** A range of that country that ends before it begins. */
export function isBackwards(entry: string, country: string): boolean {
  const range = rangeOf(entry, country);
  return range !== null && range.from > range.until;
}

/** Two ends of which one is longer, as in 1000-12000: neither a range of that country nor the beginning of its postcodes. */
export function isUneven(entry: string, country: string): boolean {
  const ends = entry.split('-').filter((end) => /\d/.test(end));
  if (ends.length < 2 || rangeOf(entry, country)) return false;
  const [first = '', second = ''] = ends.map((end) => bare(end, country));
  const isBeginning = first.length === digitsBeforeDash[country] && second.length <= MOST_AFTER_DASH;
  return ends.length > 2 || entry.includes('*') || !isBeginning;
}

const entry = z
  .string()
  .trim()
  .overwrite(withHyphens)
  .max(24)
  .refine((text) => FORM.test(text), settingFaults.postalCode)
  // Which of two digits are a range hangs on the country, which the rules of delivery know.
  .refine((text) => /^\d{1,2}\s*-/.test(text) || !isBackwards(text, ''), settingFaults.postalRange);

export const postalCodeListSchema = z.array(entry).max(500);

export function isInPostalCodes(postalCode: string, entries: readonly string[], country: string): boolean {
  const code = bare(postalCode, country);
  return entries.some((text) => {
    const range = rangeOf(text, country);
    if (!range) return code.startsWith(bare(text, country));
    const beginning = code.slice(0, range.from.length);
    return beginning.length === range.from.length && range.from <= beginning && beginning <= range.until;
  });
}

/** Writes postcodes as people read them: the beginning of a postcode ends in an ellipsis. */
export function showPostalCodes(entries: readonly string[], country: string): string {
  const shown = entries.map((text) => {
    const range = rangeOf(text, country);
    return range ? range.ends.map(plain).join('\u2013') : `${plain(text)}…`;
  });
  return shown.join(', ');
}

/** A postcode, or the beginning of one, that the entry is of. */
export function firstPostalCode(entry: string, country: string): string {
  return rangeOf(entry, country)?.from ?? bare(entry, country);
}

/** A range of postcodes as that country writes them, for whoever is told what one looks like. */
export function exampleOfRange(postalCodeExample: string): string {
  const last = postalCodeExample.replace(/\d+(?=\D*$)/, (digits) => '9'.repeat(digits.length));
  return `${postalCodeExample} - ${last}`;
}

function plain(text: string): string {
  return text.replaceAll('*', '').trim();
}

function bare(text: string, country: string): string {
  const code = text.toUpperCase().replace(/[\s*-]/g, '');
  return beginningWithLetters.includes(country)
    ? code
    : code.replace(new RegExp(`^(?:[A-Z]|AX|${country})(?=\\d)`), '');
}
