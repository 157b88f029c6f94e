import type { Locale } from '../i18n/locales.ts';
import { WHOLE_PERCENT } from '../money.ts';
import { tidy } from './number-token.ts';
import { type Reading, readNumber } from './read-number.ts';

/** Reads 0 to 100 %, with its sign or without: `12,5 %` is 1250. */
export function readPercent(text: string, locale: Locale | null): Reading {
  return readNumber(tidy(text).replace(/ ?%$/, ''), { locale, decimals: 2, most: WHOLE_PERCENT });
}
