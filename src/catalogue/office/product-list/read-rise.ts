import type { Locale } from '../../../i18n/locales.ts';
import { tidy } from '../../../numbers/number-token.ts';
import { numberIn, readNumber } from '../../../numbers/read-number.ts';

/** The rise in hundredths of a percent, or of the currency; below zero prices fall. */
export type RiseBy = { basisPoints: number } | { minor: number };

/** `10 %`, `-5%`: a share; without the sign an amount. Null where it is neither, or could mean two things. */
export function readRise(text: string, locale: Locale): RiseBy | null {
  const [, sign = '', number = '', percent] = /^([+-]?) ?(.*?) ?(%?)$/.exec(tidy(text)) ?? [];
  const hundredths = numberIn(readNumber(number, { locale, decimals: 2 }));
  if (hundredths === null || hundredths === 0) return null;
  const signed = sign === '-' ? -hundredths : hundredths;
  return percent ? { basisPoints: signed } : { minor: signed };
}
