// The years for which a seller is liable for goods that do not conform to the contract: at least two (Dir. (EU)
// 2019/771 art. 10).
import { tradeRules } from './countries.ts';

/** The longest of the countries: the seller's, and where it is known that of the shopper, who keeps what is due at home. */
export function guaranteeYears(...countries: readonly (string | undefined)[]): number {
  return Math.max(2, ...countries.map((country) => tradeRules[country ?? '']?.guaranteeYears ?? 2));
}
