import type { Currency } from './currencies.ts';
import { decimalsOf, MINOR_UNITS, type Money } from './money.ts';

// Making a formatter is expensive, and it holds no state of a request.
const formats = new Map<string, Intl.NumberFormat>();

/** Money in running text: round sums, as thresholds are, go without their zeros, `93 zł`, others keep them, `93,50 zł`. */
export function formatShortMoney({ minor, currency }: Money, languageTag: string): string {
  return shortFormat(languageTag, currency).format(minor / MINOR_UNITS);
}

function shortFormat(languageTag: string, currency: Currency): Intl.NumberFormat {
  const key = `${languageTag} ${currency}`;
  const format = formats.get(key);
  if (format) return format;
  const made = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    maximumFractionDigits: decimalsOf(currency),
    trailingZeroDisplay: 'stripIfInteger',
  });
  formats.set(key, made);
  return made;
}
