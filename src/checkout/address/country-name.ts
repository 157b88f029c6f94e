import { isCountry } from '../../countries/country.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Our own words rather than Intl's: the same in every browser and on the server. */
export function countryName(t: Translate, country: string): string {
  return isCountry(country) ? t(`country.${country}`) : country;
}
