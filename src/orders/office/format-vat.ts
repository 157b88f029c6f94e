import { type Locale, languageOf } from '../../i18n/locales.ts';

/** `basisPoints`: 2300 is 23 %. */
export function formatVat(basisPoints: number, locale: Locale): string {
  const rate = new Intl.NumberFormat(languageOf(locale).languageTag, { maximumFractionDigits: 2 });
  return `${rate.format(basisPoints / 100)}\u00a0%`;
}
