import { tradeRules } from './countries.ts';

/** Nobody has asked for the zone of a seller outside the Union. */
const ELSEWHERE = 'UTC';

export function timeZoneOf(country: string): string {
  return tradeRules[country]?.timeZone ?? ELSEWHERE;
}
