// Weights as they are typed and kept: in whole grams.

import type { Locale } from '../i18n/locales.ts';
import { takeApart, tidy } from './number-token.ts';
import { numberIn, readNumber } from './read-number.ts';

const GRAMS_OF_KILO = 1_000;
const MOST_GRAMS = 1_000_000_000;

/**
 * `350`, `350 g`, `1,2 kg`, in grams; null when it is no weight. Grams are whole, so a sign in `1.250` stands between
 * thousands; before kilograms it stands before the decimals, as nobody sends thousands of them.
 */
export function readGrams(text: string, locale: Locale): number | null {
  const [, number = '', unit = ''] = /^(.*\d)\s*(kg|g)?\.?$/i.exec(tidy(text)) ?? [];
  if (unit.toLowerCase() === 'kg') return readKilos(number);
  const hundredths = numberIn(readNumber(number, { locale, decimals: 0, most: MOST_GRAMS * 100 }));
  return hundredths === null ? null : hundredths / 100;
}

function readKilos(number: string): number | null {
  const token = takeApart(number);
  const digits = token?.asDecimal ?? token?.asThousands;
  if (!token || !digits || token.isNegative || /[1-9]/.test(digits.fraction.slice(3))) return null;
  const grams = Number(digits.whole) * GRAMS_OF_KILO + Number(digits.fraction.slice(0, 3).padEnd(3, '0'));
  return grams > MOST_GRAMS ? null : grams;
}

/** Writes grams as `readGrams` reads them in every language. */
export function writeGrams(grams: number): string {
  return String(grams);
}
