import { parseAmount } from '../../fulfilment/office/parse-amount.ts';
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

/** Nothing is an amount, too: what costs nothing. Null for what is none. */
export function readAmount(text: string): number | null {
  return /^\s*0+([.,]0{1,2})?\s*$/.test(text) ? 0 : parseAmount(text);
}
