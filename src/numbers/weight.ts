// Weights as they are typed and kept: in whole grams.

import type { Locale } from '../i18n/locales.ts';
import { takeApart, tidy } from './number-token.ts';
import { numberIn, readNumber } from './read-number.ts';
import { unitOfWord } from './unit-words.ts';

const MOST_GRAMS = 1_000_000_000;

const gramsOf = { g: 1, kg: 1_000, lb: 453.592, oz: 28.3495 } as const;

export type WeightUnit = keyof typeof gramsOf;

/** The unit at the end of `350 g`, `0,12 κιλά` or `Peso (kg)`; null where none stands there. */
export function weightUnitOf(text: string): WeightUnit | null {
  const [word = ''] = /(?<!\p{L})\p{L}[\p{L}\p{M}]*(?=[^\p{L}\p{M}\p{N}]*$)/u.exec(text) ?? [];
  const unit = unitOfWord(word);
  return Object.hasOwn(gramsOf, unit) ? (unit as WeightUnit) : null;
}

/**
 * `350`, `350 g`, `1,2 kg`, in grams; null when it is no weight. Grams are whole, so a sign in `1.250` stands between
 * thousands; before other units it stands before the decimals, as nobody sends thousands of them. `unit`: of a number
 * without one.
 */
export function readGrams(text: string, locale: Locale | null, unit: WeightUnit = 'g'): number | null {
  const [, number = '', word = ''] = /^(.*\d)\s*([\p{L}\p{M}]*)\.?$/u.exec(tidy(text)) ?? [];
  const said = word === '' ? unit : weightUnitOf(word);
  if (said === null) return null;
  if (said !== 'g') return readLarger(number, gramsOf[said]);
  const hundredths = numberIn(readNumber(number, { locale, decimals: 0, most: MOST_GRAMS * 100 }));
  return hundredths === null ? null : hundredths / 100;
}

/** Kilograms are whole in grams, and nothing of them is lost; pounds and ounces are rounded. */
function readLarger(number: string, gramsOfUnit: number): number | null {
  const token = takeApart(number);
  const digits = token?.asDecimal ?? token?.asThousands;
  if (!token || !digits || token.isNegative) return null;
  const isWhole = Number.isInteger(gramsOfUnit);
  if (isWhole && /[1-9]/.test(digits.fraction.slice(3))) return null;
  const grams = Math.round(Number(`${digits.whole}.${digits.fraction || '0'}`) * gramsOfUnit);
  return grams > MOST_GRAMS ? null : grams;
}

/** Writes grams as `readGrams` reads them in every language. */
export function writeGrams(grams: number): string {
  return String(grams);
}

export function gramsPer(unit: WeightUnit): number {
  return gramsOf[unit];
}
