// How much VAT is contained in an amount, and in a purchase by rate.
import { addMoney, allocateMoney, type Currency, type Money, money, stepWithin, subtractMoney } from '../money.ts';

/** `total`: before the discount. */
export type LineAtRate = { total: Money; discount: Money; basisPoints: number };

export type VatAmount = { basisPoints: number; gross: Money; vat: Money };

/** What is sold and what is charged beside it, by rate, highest first; `extras` share the rates in proportion to value. */
export function splitByRate(lines: readonly LineAtRate[], extras: Money, currency: Currency): VatAmount[] {
  const grossByRate = new Map<number, Money>();
  for (const { basisPoints, total, discount } of lines) {
    const before = grossByRate.get(basisPoints) ?? money(0, currency);
    grossByRate.set(basisPoints, addMoney(before, subtractMoney(total, discount)));
  }
  const byRate = [...grossByRate].sort(([a], [b]) => b - a);
  const shares = allocateMoney(
    extras,
    byRate.map(([, gross]) => gross.minor),
  );
  return byRate.map(([basisPoints, gross], index) => {
    const withExtras = addMoney(gross, shares[index] ?? money(0, currency));
    return { basisPoints, gross: withExtras, vat: vatOf(withExtras, basisPoints) };
  });
}

/** The VAT contained in an amount of money, in whole steps of its currency where the amount is. */
export function vatOf(gross: Money, basisPoints: number): Money {
  const step = stepWithin(gross);
  return money(vatInGross(gross.minor / step, basisPoints) * step, gross.currency);
}

/** The VAT contained in a gross amount of minor units, rounded half up. */
export function vatInGross(grossMinor: number, basisPoints: number): number {
  const numerator = BigInt(grossMinor) * BigInt(basisPoints);
  const denominator = BigInt(10_000 + basisPoints);
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
