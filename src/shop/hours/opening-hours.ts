// When a company can be reached, in schema.org's notation, which is short enough to type and exact enough to translate:
// `Mo-Fr 09:00-17:00, Sa 10:00-14:00`.
import { type Locale, languageOf } from '../../i18n/locales.ts';

export const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
/** A Monday. */
export const someMonday = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

export type Day = (typeof days)[number];

/** `opens`, `closes`: as `09:00`. */
export type OpeningTime = { from: Day; to: Day; opens: string; closes: string };

const entry =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Null when it is not written in that notation; empty for nothing. */
export function readOpeningHours(text: string): OpeningTime[] | null {
  const parts = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return [];
  const times = parts.map((part) => {
    const [, from, to = from, opens = '', closes = ''] = entry.exec(part) ?? [];
    return from && opens < closes ? { from: from as Day, to: to as Day, opens, closes } : null;
  });
  return times.every((each) => each !== null) ? times : null;
}

/** Writes it in the words of a language: `Monday – Friday: 09:00–17:00`. */
export function writeOpeningHours(text: string, locale: Locale): string[] {
  const weekday = new Intl.DateTimeFormat(languageOf(locale).languageTag, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: Day) => weekday.format(someMonday + days.indexOf(day) * DAY_MS);
  return (readOpeningHours(text) ?? []).map(({ from, to, opens, closes }) => {
    const named = from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`;
    return `${named}: ${opens}–${closes}`;
  });
}

/** Meant for search engines: one for each line, with the addresses of its days. */
export function openingHoursSpecification(text: string): object[] {
  return (readOpeningHours(text) ?? []).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysFrom(from, to).map((day) => `https://schema.org/${dayNames[day]}`),
    opens,
    closes,
  }));
}

const dayNames: Record<Day, string> = {
  ...{ Mo: 'Monday', Tu: 'Tuesday', We: 'Wednesday', Th: 'Thursday' },
  ...{ Fr: 'Friday', Sa: 'Saturday', Su: 'Sunday' },
};

/** Days may go across the week's end: from Saturday to Monday. */
function daysFrom(from: Day, to: Day): Day[] {
  const first = days.indexOf(from);
  const count = ((days.indexOf(to) - first + days.length) % days.length) + 1;
  return Array.from({ length: count }, (_, index) => days[(first + index) % days.length] as Day);
}
