import { type Locale, languageOf } from '../i18n/locales.ts';
import { WHOLE_PERCENT } from '../money.ts';

/** As the language writes it in a text: 2300 is `23%`, and 550 in German `5,5 %`. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  const { languageTag } = languageOf(locale);
  return new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / WHOLE_PERCENT,
  );
}
