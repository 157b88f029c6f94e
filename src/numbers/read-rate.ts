import { takeApart } from './number-token.ts';

/**
 * An exchange rate as a text with a point, exact to each digit: `4,2512` is `4.2512`, and `1.234,50` is `1234.50`. A single
 * sign stands before the decimals, even in `1.250`: nobody groups the thousands of a rate. Null when it is no number.
 */
export function readRate(text: string): string | null {
  const token = takeApart(text);
  const digits = token?.asDecimal ?? token?.asThousands;
  if (!token || !digits || token.isNegative) return null;
  return digits.fraction === '' ? digits.whole : `${digits.whole}.${digits.fraction}`;
}
