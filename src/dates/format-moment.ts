// How days and moments are written for people: by the language, the zone and the style that are given, never by those
// of the process.
// A day without a time, as `2026-11-24`, is one of UTC: its zone is `UTC`.
import { type Locale, languageOf } from '../i18n/locales.ts';

/** What `Date` takes: ISO 8601, milliseconds, or a date. */
export type Instant = Date | string | number;

/** Each style stands by itself, so that a bundle holds only those that its pages use. */
export type DayStyle = Readonly<Intl.DateTimeFormatOptions>;

/** Meant for tables: `24.11.2026`. */
export const shortDay: DayStyle = { day: '2-digit', month: '2-digit', year: 'numeric' };
/** Meant for sentences: `24 listopada 2026`. */
export const longDay: DayStyle = { dateStyle: 'long' };
/** Meant for what is near: `24 listopada`. */
export const dayAndMonth: DayStyle = { day: 'numeric', month: 'long' };

export function formatDay(at: Instant, locale: Locale, timeZone: string, style: DayStyle): string {
  return new Intl.DateTimeFormat(languageOf(locale).languageTag, { ...style, timeZone }).format(new Date(at));
}

/** E.g. `24 listopada, 13:05`: server and browser write the same text, wherever the visitor is. */
export function formatMoment(at: Instant, locale: Locale, timeZone: string, style: DayStyle): string {
  // Joined by hand, because ICU's text between date and time differs between its versions.
  const time = formatDay(at, locale, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${formatDay(at, locale, timeZone, style)}, ${time}`;
}
