import { isCountry } from '#src/countries/country.ts';
import { settingFaults } from '#src/shop/setting-faults.ts';
import type { SettingsFault } from '../effects/setting-rules.ts';
import { isRegion } from '../is-region.ts';

/** None where the two letters are of a country that there is. */
export function countryFaults(path: string, country: string): SettingsFault[] {
  return isRegion(country) ? [] : [{ path, message: settingFaults.noCountry, key: 'settingFault.noCountry' }];
}

/** None where a shop can be; where it was said to be before, stands in nobody's way. */
export function homeFaults(path: string, country: string, before: string | undefined): SettingsFault[] {
  if (isCountry(country) || country === before) return [];
  return [{ path, message: settingFaults.memberState, key: 'settingFault.memberState' }];
}
