import { type Locale, languageOf } from '../../i18n/locales.ts';

/** Meant for tables, e.g. `24.11.2026, 13:05`; the time only where it matters. */
export function formatShortMoment(isoDate: string, locale: Locale, timeZone: string): string {
  const date = new Date(isoDate);
  const { languageTag } = languageOf(locale);
  const time = new Intl.DateTimeFormat(languageTag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${formatDay(date, locale, timeZone)}, ${time.format(date)}`;
}

/** E.g. `24.11.2026`. */
export function formatDay(date: Date, locale: Locale, timeZone: string): string {
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat(languageOf(locale).languageTag, format).format(date);
}
