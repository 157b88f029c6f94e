import { type Locale, languageOf } from '../../i18n/locales.ts';
import { type Currency, decimalsOf, MINOR_UNITS } from '../../money.ts';

/** As somebody of the language types it, without a currency. */
export function writeAmount(minor: number, currency: Currency, locale: Locale): string {
  return new Intl.NumberFormat(languageOf(locale).languageTag, {
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
    useGrouping: false,
  }).format(minor / MINOR_UNITS);
}
