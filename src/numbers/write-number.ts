// The one writer of numbers into fields, as the readers beside it read them back, and of percentages into texts. Amounts
// in texts are written by `formatMoney`.
import type { Currency } from '../currencies.ts';
import { type Locale, languageOf } from '../i18n/locales.ts';
import { decimalsOf, MINOR_UNITS } from '../money.ts';

/** Writes an amount as somebody of the language types it, without the currency: `1250,90`, of forints `1250`. */
export function writeAmount(minor: number, currency: Currency, locale: Locale): string {
  const digits = minor % MINOR_UNITS === 0 ? decimalsOf(currency) : 2;
  return write(minor, locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Writes a percentage as somebody types it: `10`, `12,5`. */
export function writePercent(basisPoints: number, locale: Locale): string {
  return write(basisPoints, locale, { maximumFractionDigits: 2 });
}

/** What the language puts before the decimals. */
export function decimalSignOf(locale: Locale): string {
  const parts = new Intl.NumberFormat(languageOf(locale).languageTag).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

function write(hundredths: number, locale: Locale, digits: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(languageOf(locale).languageTag, { ...digits, useGrouping: false }).format(
    hundredths / MINOR_UNITS,
  );
}
