import { settingFaults } from '#src/shop/setting-faults.ts';
import type { SettingsFault } from '../effects/setting-rules.ts';
import { isRegion } from '../is-region.ts';

/** None where the two letters are of a country that there is. */
export function countryFaults(path: string, country: string): SettingsFault[] {
  return isRegion(country) ? [] : [{ path, message: settingFaults.noCountry, key: 'settingFault.noCountry' }];
}
