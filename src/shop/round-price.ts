import { MINOR_UNITS, type Money, money, roundMoney } from '../money.ts';
import type { Rounding } from './markets.ts';

/** The endings below a whole that a rounding goes up to, in minor units. */
const endings: Readonly<Record<Exclude<Rounding, 'exact'>, number>> = { '.99': 99, '.90': 90, whole: 0 };

/**
 * Rounds up to the next price with this ending, as converted prices are rounded; exactly: to the smallest step of the
 * currency.
 */
export function roundPrice({ minor, currency }: Money, rounding: Rounding): Money {
  if (rounding === 'exact' || minor <= 0) return roundMoney(minor, currency);
  const ending = endings[rounding];
  return money(Math.ceil((minor - ending) / MINOR_UNITS) * MINOR_UNITS + ending, currency);
}
