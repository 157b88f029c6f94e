// The one reader of what is typed or pasted into a field for a number. What could mean two things is not decided here:
// the field asks (`src/ui/fields/amount-problem.tsx`). Which is which: `server/decisions/0078-numbers-that-are-asked-about.md`.
import { type Locale, languageOf } from '../i18n/locales.ts';
import { type Digits, takeApart } from './number-token.ts';

/** Numbers in hundredths. `ambiguous`: what it may mean; a single one where the other has more decimals than there are. */
export type Reading =
  | { kind: 'number'; hundredths: number }
  | { kind: 'ambiguous'; readings: readonly number[] }
  | { kind: 'unreadable' };

export type NumberKind = {
  /** The language of the person who types; null where nobody's is known, as in a terminal. */
  locale: Locale | null;
  /** How many a number of this kind has. */
  decimals: number;
  /** The most in hundredths. More than that is not meant. */
  most?: number | undefined;
};

const unreadable: Reading = { kind: 'unreadable' };

/** Reads what is not below zero: prices, percentages. */
export function readNumber(text: string, { locale, decimals, most = Number.MAX_SAFE_INTEGER }: NumberKind): Reading {
  const token = takeApart(text);
  if (!token || token.isNegative) return unreadable;
  const { mark, asDecimal, asThousands } = token;
  const decimal = asDecimal && toHundredths(asDecimal, decimals, most);
  const thousands = asThousands && toHundredths(asThousands, decimals, most);
  if (thousands === null) return decimal === null ? unreadable : { kind: 'number', hundredths: decimal };
  const isCertain = asDecimal === null || decimals === 0 || (locale !== null && mark === groupSignOf(locale));
  if (isCertain) return { kind: 'number', hundredths: thousands };
  return { kind: 'ambiguous', readings: decimal === null ? [thousands] : [thousands, decimal] };
}

/** Null where there is no single one. */
export function numberIn(reading: Reading): number | null {
  return reading.kind === 'number' ? reading.hundredths : null;
}

/** Null when it has more decimals than it may, or is more than is meant. */
function toHundredths({ whole, fraction }: Digits, decimals: number, most: number): number | null {
  const hundredths = Number(`${whole}${fraction.slice(0, decimals).padEnd(2, '0')}`);
  // Zeros behind the last decimal say nothing.
  return /[1-9]/.test(fraction.slice(decimals)) || hundredths > most ? null : hundredths;
}

/** What the language puts between thousands: `.` in German, a space in Polish. */
function groupSignOf(locale: Locale): string | undefined {
  const parts = new Intl.NumberFormat(languageOf(locale).languageTag).formatToParts(1_000_000);
  return parts.find(({ type }) => type === 'group')?.value;
}
