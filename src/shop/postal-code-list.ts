// What a zone's postcodes may be: the beginning of one (35, IM, 84-1, or with a star, IM*), or all from one to another, whole
// (35000-35999) or by their beginnings (70-74, 70*-74*). Spaces and dashes do not matter, but for the one between the two ends
// of a range.
import { z } from 'zod';
import { settingFaults } from './setting-faults.ts';

const FORM = /^[A-Za-z0-9][A-Za-z0-9 -]*\*?$/;
/** Two of the same length. */
const RANGE = /^(\d{1,10})(\*?)\s*-\s*(\d{1,10})(\*?)$/;

/** A dash stands behind the second digit of their postcodes: 84-14 is the beginning of one, and 84*-86* a range. */
export const dividedAfterTwo: readonly string[] = ['PL'];

type Range = { from: string; until: string };

function rangeOf(entry: string, country: string): Range | null {
  const [, from = '', fromStar, until = '', untilStar] = RANGE.exec(entry) ?? [];
  if (from.length === 0 || from.length !== until.length) return null;
  const isBeginning = from.length === 2 && !fromStar && !untilStar && dividedAfterTwo.includes(country);
  return isBeginning ? null : { from, until };
}

/** A range of that country that ends before it begins. */
export function isBackwards(entry: string, country: string): boolean {
  const range = rangeOf(entry, country);
  return range !== null && range.from > range.until;
}

const entry = z
  .string()
  .trim()
  .max(24)
  .refine((text) => FORM.test(text) || RANGE.test(text), settingFaults.postalCode)
  // Which of two digits are a range hangs on the country, which the rules of delivery know.
  .refine((text) => /^\d{1,2}\s*-/.test(text) || !isBackwards(text, ''), settingFaults.postalRange);

export const postalCodeListSchema = z.array(entry).max(500);

export function isInPostalCodes(postalCode: string, entries: readonly string[], country: string): boolean {
  const code = bare(postalCode);
  return entries.some((text) => {
    const range = rangeOf(text, country);
    if (!range) return code.startsWith(bare(text));
    const beginning = code.slice(0, range.from.length);
    return beginning.length === range.from.length && range.from <= beginning && beginning <= range.until;
  });
}

/** Writes postcodes as people read them: the beginning of a postcode ends in an ellipsis. */
export function showPostalCodes(entries: readonly string[], country: string): string {
  const shown = entries.map((text) => {
    const range = rangeOf(text, country);
    return range ? `${range.from}–${range.until}` : `${text.replace('*', '').trim()}…`;
  });
  return shown.join(', ');
}

/** A postcode, or the beginning of one, that the entry is of. */
export function firstPostalCode(entry: string, country: string): string {
  return rangeOf(entry, country)?.from ?? bare(entry);
}

function bare(text: string): string {
  return text.toUpperCase().replace(/[\s*-]/g, '');
}
