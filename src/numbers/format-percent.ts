import { type Locale, languageOf } from '../i18n/locales.ts';
import { WHOLE_PERCENT } from '../money.ts';

/** As the language writes it in a text: 2300 is `23%`, and 550 in German `5,5 %`. */
export function formatPercent(basisPoints: number, locale: Locale): string {
  const { languageTag } = languageOf(locale);
  return new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / WHOLE_PERCENT,
  );
}

/** With its sign: 250 is `+2.5%`. */
export function formatPercentChange(basisPoints: number, locale: Locale): string {
  const { languageTag } = languageOf(locale);
  return new Intl.NumberFormat(languageTag, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 2,
  }).format(basisPoints / WHOLE_PERCENT);
}

/** How much more or less than before, in whole per cent with its sign: 0.25 is `+25%`. */
export function formatChange(share: number, locale: Locale): string {
  const { languageTag } = languageOf(locale);
  return new Intl.NumberFormat(languageTag, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(share);
}
