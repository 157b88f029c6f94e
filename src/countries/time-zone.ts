import { tradeRules } from './countries.ts';

/** Of a seller outside the Union nobody has asked. */
const ELSEWHERE = 'UTC';

export function timeZoneOf(country: string): string {
  return tradeRules[country]?.timeZone ?? ELSEWHERE;
}
