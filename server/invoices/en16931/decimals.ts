// Numbers as the formats of EN 16931 write them: with a point, and no currency's habits.
import { WHOLE_PERCENT } from '#src/money.ts';

/** 12345 with two places is `123.45`. */
export function toDecimal(units: number, places: number): string {
  const digits = String(Math.abs(units)).padStart(places + 1, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Every currency has hundredths here, also one whose coins have none. */
export function toAmount(minor: number): string {
  return toDecimal(minor, 2);
}

/** 2300 is `23`, and 550 `5.5`. */
export function toPercent(basisPoints: number): string {
  return String((basisPoints * 100) / WHOLE_PERCENT);
}
