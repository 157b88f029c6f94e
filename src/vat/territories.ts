// Parts of member states that are outside the Union's VAT area, or have rates of their own: Directive 2006/112, Articles 6 and
// 104 and following. They are told by their postcodes. Corsica's rates are of a few kinds of goods, which no class tells apart. The
// Greek islands' rates (17, 9 and 4 %: Leros, Lesbos, Kos, Samos, Chios, and by Law 5246/2025 from 2026 the smaller ones of the
// Northern Aegean and the Dodecanese) are for sellers who are established there and for taxable buyers: what a shop elsewhere
// sends to a consumer bears the mainland's. A shop on one of them sets its rates in `taxes`.
import type { Country, VatClass } from '../countries/country.ts';

export type Territory = {
  country: Country;
  /** The digits that a postcode begins with. */
  postalCode: RegExp;
  /** Counted in basis points, where they are not the mainland's; null: outside, so goods that go there bear no VAT. */
  rates: Partial<Record<VatClass, number>> | null;
  /**
   * No duty is due on what comes from the Union: inside its customs territory though outside the VAT area (Directive 2006/112,
   * Article 6(1); Regulation 952/2013, Article 4), or in a customs union with it, as San Marino.
   */
  isDutyFree?: true;
};

const territories: readonly Territory[] = [
  // The Canaries; Ceuta and Melilla.
  { country: 'ES', postalCode: /^(?:35|38)/, rates: null, isDutyFree: true },
  { country: 'ES', postalCode: /^5[12]/, rates: null },
  // Campione d'Italia, inside the customs territory since 2020, and San Marino, which has Italian postcodes; Livigno, the Vatican.
  { country: 'IT', postalCode: /^(?:22061|4789)/, rates: null, isDutyFree: true },
  { country: 'IT', postalCode: /^(?:23041|00120)/, rates: null },
  // Büsingen and Heligoland.
  { country: 'DE', postalCode: /^(?:78266|27498)/, rates: null },
  // Åland.
  { country: 'FI', postalCode: /^22/, rates: null, isDutyFree: true },
  // The departments overseas with Saint-Martin (97150), but not Saint-Barthélemy (97133) and the collectivities, among which
  // Monaco (980) is not: it is inside both.
  { country: 'FR', postalCode: /^97(?:133|5|7|8)/, rates: null },
  { country: 'FR', postalCode: /^97/, rates: null, isDutyFree: true },
  { country: 'FR', postalCode: /^98[4678]/, rates: null },
  // Mount Athos.
  { country: 'GR', postalCode: /^6308[67]/, rates: null, isDutyFree: true },
  // Greenland.
  { country: 'DK', postalCode: /^39/, rates: null },
  // Madeira and the Azores.
  { country: 'PT', postalCode: /^9[0-4]/, rates: { standard: 2200, reduced: 400, second_reduced: 1200 } },
  { country: 'PT', postalCode: /^9[5-9]/, rates: { standard: 1600, reduced: 400, second_reduced: 900 } },
  // Jungholz and Mittelberg.
  { country: 'AT', postalCode: /^(?:6691|699[123])/, rates: { standard: 1900 } },
];

export function territoryOf(country: string, postalCode: string): Territory | undefined {
  // However it was typed: AX-22100, 630 86.
  const digits = postalCode.replace(/\D/g, '');
  return territories.find((territory) => territory.country === country && territory.postalCode.test(digits));
}

/** Parts of member states by how their postcodes begin, under the codes that ISO 3166 or CLDR has for them. */
const regions: readonly (readonly [country: string, beginning: RegExp, code: string])[] = [
  ['FI', /^22/, 'AX'],
  ['ES', /^(?:35|38)/, 'IC'],
  ['ES', /^5[12]/, 'EA'],
  ['FR', /^971/, 'GP'],
  ['FR', /^972/, 'MQ'],
  ['FR', /^973/, 'GF'],
  ['FR', /^974/, 'RE'],
  ['FR', /^976/, 'YT'],
  ['DK', /^39/, 'GL'],
  ['PT', /^9[0-4]/, 'PT-30'],
  ['PT', /^9[5-9]/, 'PT-20'],
];

/** The code under which `placeName` knows it: Åland is not Finland to those who live there. Null for the mainland. */
export function regionOf(country: string, postalCode: string): string | null {
  const digits = postalCode.replace(/\D/g, '');
  return regions.find(([of, beginning]) => of === country && beginning.test(digits))?.[2] ?? null;
}

/** The territories in which goods bear no VAT. */
export function listOutsideVat(): readonly Pick<Territory, 'country' | 'postalCode'>[] {
  return territories.filter(({ rates }) => rates === null);
}

export function isOutsideVat(country: string, postalCode: string): boolean {
  return territoryOf(country, postalCode)?.rates === null;
}

/** What the customs ask for where a parcel arrives: nothing, the tax of the place alone, or duty, too. */
export function customsOf(country: string, postalCode: string): 'none' | 'vat' | 'duty' {
  const territory = territoryOf(country, postalCode);
  if (territory?.rates !== null) return 'none';
  return territory.isDutyFree ? 'vat' : 'duty';
}

/**
 * Whether somebody has chosen Ireland for it. For goods it is as a member state (Windsor Framework, Art. 8; Directive (EU)
 * 2020/1756): below the threshold of distance sales the seller's own VAT is due there, beyond it the United Kingdom's.
 */
export function isNorthernIreland(country: string, postalCode: string): boolean {
  return country === 'IE' && /^BT/i.test(postalCode.trim());
}
