// Countries by their names, in the alphabet of whoever reads the list. Apart from naming one, which every page does.

import { memberStates } from '../countries/country.ts';
import { countryName } from './country-name.ts';
import type { Locale } from './locales.ts';

/** `id`: ISO 3166-1 alpha-2. Without codes of its own, the countries in which a shop can be and to which it can sell. */
export function listCountriesByName(
  locale: Locale,
  codes: readonly string[] = memberStates,
): { id: string; name: string }[] {
  return codes
    .map((id) => ({ id, name: countryName(locale, id) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
