// Days on which no parcel moves: the holidays of the whole country, by law. Those of single regions (German Länder)
// and those on which carriers work as usual (Good Friday in the Netherlands) are left out.

const DAY_MS = 86_400_000;

type Rule = {
  /** Month and day, e.g. `11-01`. */
  fixed: readonly string[];
  /** Days after Easter Sunday. */
  easter: readonly number[];
};

const EASTER = 0;
const EASTER_MONDAY = 1;
const GOOD_FRIDAY = -2;
const ASCENSION = 39;
const WHIT_MONDAY = 50;
const CORPUS_CHRISTI = 60;

const rules: Readonly<Record<string, Rule>> = {
  // Ustawa o dniach wolnych od pracy; Christmas Eve since 2025. Whit Sunday is a Sunday anyway.
  PL: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY, CORPUS_CHRISTI],
  },
  // King's Day and Liberation Day: see below.
  NL: { fixed: ['01-01', '12-25', '12-26'], easter: [EASTER, EASTER_MONDAY, ASCENSION, WHIT_MONDAY] },
  DE: {
    fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  BE: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    easter: [EASTER, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY, CORPUS_CHRISTI],
  },
  // Zákon č. 245/2000 Sb.
  CZ: {
    fixed: ['01-01', '05-01', '05-08', '07-05', '07-06', '09-28', '10-28', '11-17', '12-24', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER_MONDAY],
  },
};

/** Whether a day, given as midnight UTC, is a public holiday there; `country` as ISO 3166-1 alpha-2. */
export function isPublicHoliday(date: Date, country: string): boolean {
  const rule = rules[country];
  if (!rule) return false;
  const monthAndDay = date.toISOString().slice(5, 10);
  if (rule.fixed.includes(monthAndDay)) return true;
  if (country === 'NL' && isDutchRoyalOrLiberationDay(date, monthAndDay)) return true;
  return rule.easter.includes((date.getTime() - easterSunday(date.getUTCFullYear())) / DAY_MS);
}

/** King's Day moves off a Sunday; Liberation Day is free in every fifth year. */
function isDutchRoyalOrLiberationDay(date: Date, monthAndDay: string): boolean {
  const isSunday = date.getUTCDay() === 0;
  if (monthAndDay === '04-27') return !isSunday;
  if (monthAndDay === '04-26') return date.getUTCDay() === 6;
  return monthAndDay === '05-05' && date.getUTCFullYear() % 5 === 0;
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
