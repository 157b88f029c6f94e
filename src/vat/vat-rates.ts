// VAT by country of destination; the rates stand with the countries.
import { tradeRules } from '../countries/countries.ts';
import type { TradeRule } from '../countries/country.ts';

export type VatClass = keyof TradeRule['vat'];
export const vatClasses = ['standard', 'reduced', 'zero'] as const satisfies readonly VatClass[];

/** Throws for a country that the shop does not deliver to: a wrong rate must never be charged silently. */
export function vatBasisPoints(country: string, vatClass: VatClass): number {
  const rules = tradeRules[country];
  if (!rules) throw new RangeError(`no VAT rates for ${country}`);
  return rules.vat[vatClass];
}

/** Countries with known rates. */
export const vatCountries: readonly string[] = Object.keys(tradeRules);

/** The VAT contained in a gross amount of minor units, rounded half up. */
export function vatInGross(grossMinor: number, basisPoints: number): number {
  const numerator = BigInt(grossMinor) * BigInt(basisPoints);
  const denominator = BigInt(10_000 + basisPoints);
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
