// Whether parcels move on a day: the holidays stand with the countries.
import { tradeRules } from '../countries/countries.ts';

const DAY_MS = 86_400_000;

/** Whether a day, given as midnight UTC, is a public holiday there; `country` as ISO 3166-1 alpha-2. */
export function isPublicHoliday(date: Date, country: string): boolean {
  const rule = tradeRules[country]?.holidays;
  if (!rule) return false;
  const monthAndDay = date.toISOString().slice(5, 10);
  if (rule.fixed.includes(monthAndDay)) return true;
  if (rule.moves?.(date, monthAndDay)) return true;
  const year = date.getUTCFullYear();
  const easter = rule.isOrthodox ? orthodoxEaster(year) : easterSunday(year);
  return rule.easter.includes((date.getTime() - easter) / DAY_MS);
}

/** Milliseconds of its midnight UTC, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const days = d + e - 7 * f + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}

/** The same in the Julian calendar, by Meeus: which is 13 days behind until 2099. */
function orthodoxEaster(year: number): number {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  return Date.UTC(year, Math.floor((d + e + 114) / 31) - 1, ((d + e + 114) % 31) + 1 + 13);
}
