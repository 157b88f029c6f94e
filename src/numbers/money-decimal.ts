// Apart from the arithmetic: browsers need it where somebody types an amount, and nowhere else.
import type { Money } from '../money.ts';

/** The exact decimal text of the amount, e.g. `129.00`, for CSV, JSON-LD and the like. */
export function moneyToDecimal(amount: Money): string {
  const digits = String(Math.abs(amount.minor)).padStart(3, '0');
  return `${amount.minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
