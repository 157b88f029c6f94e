// Working days in Poland: an invoice that was issued offline must reach KSeF on the next one.
import { dateIn } from '#src/dates/local-date.ts';

const DAY_MS = 86_400_000;
const [SUNDAY, SATURDAY] = [0, 6];

/** Month and day of those that are the same each year; Christmas Eve is one since 2025. */
const fixed = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'];
/** Easter Monday and Corpus Christi; Easter and Pentecost are Sundays. */
const afterEaster = [1, 60];

/** Days as `2026-11-24`. */
export function nextWorkingDay(day: string): string {
  let next = Date.parse(`${day}T00:00:00Z`);
  do next += DAY_MS;
  while (!isWorkingDay(next));
  return textOf(next);
}

function isWorkingDay(time: number): boolean {
  const weekday = new Date(time).getUTCDay();
  if (weekday === SUNDAY || weekday === SATURDAY) return false;
  const day = textOf(time);
  const easter = easterOf(Number(day.slice(0, 4)));
  return !fixed.includes(day.slice(5)) && !afterEaster.some((days) => textOf(easter + days * DAY_MS) === day);
}

const textOf = (time: number) => dateIn('UTC', new Date(time));

/** Easter Sunday by the Gregorian computus of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const golden = year % 19;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1);
}
