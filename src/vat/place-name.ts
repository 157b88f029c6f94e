import { countryName } from '../i18n/country-name.ts';
import type { Locale } from '../i18n/locales.ts';
import { customsOf, isNorthernIreland, regionOf } from './territories.ts';

/** Names the country of an address, and before it the part of it that people there call their own: Åland, the Canaries. */
export function placeName(locale: Locale, { country, postalCode }: { country: string; postalCode: string }): string {
  const region = regionOf(country, postalCode);
  return [...(region ? [regionName(locale, region)] : []), countryName(locale, country)].join(', ');
}

/** Where a parcel meets the customs, and whether they ask for the tax of the place alone; no place where it meets none. */
export function customsAt(
  locale: Locale,
  place: { country: string; postalCode: string },
): { customsPlace: string | null; isDutyFree: boolean } {
  const asked = customsOf(place.country, place.postalCode);
  return { customsPlace: asked === 'none' ? null : placeName(locale, place), isDutyFree: asked === 'vat' };
}

/** Names the part of a country that has another VAT or customs than the rest; null for the rest. */
export function partOfCountry(locale: Locale, { country, postalCode }: { country: string; postalCode: string }) {
  const region = isNorthernIreland(country, postalCode) ? 'XI' : regionOf(country, postalCode);
  return region && regionName(locale, region);
}

/** Takes a code that `regionOf` gives. */
export function regionName(locale: Locale, region: string): string {
  return islands[region]?.[locale] ?? countryName(locale, region);
}

/** Parts of a country that browsers have no names for: of ISO 3166-2 alone, and the Union's own code of Northern Ireland. */
const islands: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  XI: { en: 'Northern Ireland', pl: 'Irlandia Północna', de: 'Nordirland', nl: 'Noord-Ierland', cs: 'Severní Irsko' },
  'PT-20': { en: 'Azores', pl: 'Azory', de: 'Azoren', nl: 'Azoren', cs: 'Azory' },
  'PT-30': { en: 'Madeira', pl: 'Madera', de: 'Madeira', nl: 'Madeira', cs: 'Madeira' },
};
