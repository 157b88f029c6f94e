import type { Currency } from '../currencies.ts';
import { type Locale, languageOf, locales } from '../i18n/locales.ts';
import { decimalsOf } from '../money.ts';
import { tidy } from './number-token.ts';
import { type Reading, readNumber } from './read-number.ts';

/** `locale`: of the person who types; null where nobody's is known. `most`: in minor units. */
export type AmountKind = { locale: Locale | null; currency: Currency; most?: number | undefined };

/**
 * An amount in minor units, also as it is pasted with its currency: ` 1 079,90 zł`, `PLN 12.50`, `349,-`. Unreadable with
 * another currency's sign, because nobody means the same number of something else, and with a fraction that the currency
 * does not have.
 */
export function readAmount(text: string, { locale, currency, most }: AmountKind): Reading {
  const number = withoutCurrency(text, currency);
  if (number === null) return { kind: 'unreadable' };
  return readNumber(number, { locale, decimals: decimalsOf(currency), most });
}

/** Typed, and nothing: a gift, a free delivery, a reduction by nothing. */
export function isZeroAmount(text: string, kind: AmountKind): boolean {
  const reading = readAmount(text, kind);
  return reading.kind === 'number' && reading.hundredths === 0;
}

/** The number alone, in ASCII; null when another currency stands beside it, or anything else. */
export function withoutCurrency(text: string, currency: Currency): string | null {
  const tidied = tidy(text);
  const before = /^[^\d.,+-]*/.exec(tidied)?.[0] ?? '';
  const end = tidied.search(/\d\D*$/) + 1;
  // `349,-` and `349.--`: nothing behind the mark.
  const after = tidied.slice(end).replace(/^[.,]-+/, '');
  const isOwn = [before, after].every((sign) => isSignOf(currency, sign));
  return isOwn && end > before.length ? tidied.slice(before.length, end) : null;
}

function isSignOf(currency: Currency, text: string): boolean {
  const sign = text.trim().toLowerCase().replace(/\.$/, '');
  return sign === '' || signsOf(currency).includes(sign);
}

/** The signs that people of any of our languages write: `PLN`, `zł`. */
function signsOf(currency: Currency): string[] {
  return locales.flatMap((locale) =>
    (['narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(languageOf(locale).languageTag, { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .filter(({ type }) => type === 'currency')
        .map(({ value }) => value.toLowerCase()),
    ),
  );
}
