// How numbers stand in texts. Amounts are written by `formatMoney`, percentages by the file beside this one, and what goes
// into fields by `write-number.ts`.
import { type Locale, languageOf } from '../i18n/locales.ts';

/** Counts and figures, as the language writes them: 12500 is `12,500`, or in German `12.500`. At most three decimals unless `style` says otherwise. */
export function formatNumber(value: number, locale: Locale, style: Readonly<Intl.NumberFormatOptions> = {}): string {
  // A minus, as amounts have it: the library writes a hyphen.
  return new Intl.NumberFormat(languageOf(locale).languageTag, style).format(value).replace('-', '\u2212');
}

/** A weight in kilograms: 1250 grams are `1.25 kg`. */
export function formatKilos(grams: number, locale: Locale): string {
  return formatNumber(grams / 1_000, locale, { style: 'unit', unit: 'kilogram' });
}
