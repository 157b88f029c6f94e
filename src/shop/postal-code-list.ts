// What a zone's postcodes may be: the beginning of one (35, IM, 84-1, or with a star, IM*), or all from one to another
// (35000-35999). Spaces and dashes do not matter, but for the one between the two ends of a range.
import { z } from 'zod';
import { settingFaults } from './setting-faults.ts';

const FORM = /^[A-Za-z0-9][A-Za-z0-9 -]*\*?$/;
/** Two of the same length. From three digits on: 84-14 is the beginning of a Polish one. */
const RANGE = /^(\d{3,10})\s*-\s*(\d{3,10})$/;

type Range = { from: string; until: string };

function rangeOf(entry: string): Range | null {
  const [, from = '', until = ''] = RANGE.exec(entry) ?? [];
  return from.length > 0 && from.length === until.length ? { from, until } : null;
}

const entry = z
  .string()
  .trim()
  .max(24)
  .regex(FORM, settingFaults.postalCode)
  .refine((text) => {
    const range = rangeOf(text);
    return range === null || range.from <= range.until;
  }, settingFaults.postalRange);

export const postalCodeListSchema = z.array(entry).max(500);

export function isInPostalCodes(postalCode: string, entries: readonly string[]): boolean {
  const code = bare(postalCode);
  return entries.some((text) => {
    const range = rangeOf(text);
    if (!range) return code.startsWith(bare(text));
    const beginning = code.slice(0, range.from.length);
    return beginning.length === range.from.length && range.from <= beginning && beginning <= range.until;
  });
}

/** As people read them: the beginning of a postcode ends in an ellipsis. */
export function showPostalCodes(entries: readonly string[]): string {
  const shown = entries.map((text) => {
    const range = rangeOf(text);
    return range ? `${range.from}–${range.until}` : `${text.replace('*', '').trim()}…`;
  });
  return shown.join(', ');
}

/** A postcode, or the beginning of one, that the entry is of. */
export function firstPostalCode(entry: string): string {
  return rangeOf(entry)?.from ?? bare(entry);
}

function bare(text: string): string {
  return text.toUpperCase().replace(/[\s*-]/g, '');
}
