// VAT rates in basis points (2300 is 23 %) by country of destination, as in force in 2026.

export const vatClasses = ['standard', 'reduced', 'zero'] as const;
export type VatClass = (typeof vatClasses)[number];

/** `reduced` is the rate that books and printed matter have in each country: in Czechia that of newspapers and maps. */
const rates: Record<string, Record<VatClass, number>> = {
  PL: { standard: 2300, reduced: 500, zero: 0 },
  DE: { standard: 1900, reduced: 700, zero: 0 },
  NL: { standard: 2100, reduced: 900, zero: 0 },
  BE: { standard: 2100, reduced: 600, zero: 0 },
  AT: { standard: 2000, reduced: 1000, zero: 0 },
  CZ: { standard: 2100, reduced: 1200, zero: 0 },
};

/** Throws for a country that the shop does not deliver to: a wrong rate must never be charged silently. */
export function vatBasisPoints(country: string, vatClass: VatClass): number {
  const ofCountry = rates[country];
  if (!ofCountry) throw new RangeError(`no VAT rates for ${country}`);
  return ofCountry[vatClass];
}

/** Countries with known rates. */
export const vatCountries: readonly string[] = Object.keys(rates);

/** The VAT contained in a gross amount of minor units, rounded half up. */
export function vatInGross(grossMinor: number, basisPoints: number): number {
  const numerator = BigInt(grossMinor) * BigInt(basisPoints);
  const denominator = BigInt(10_000 + basisPoints);
  return Number((numerator * 2n + denominator) / (denominator * 2n));
}
