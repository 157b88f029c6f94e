import { type Locale, languageOf } from '../i18n/locales.ts';

/** E.g. `24 listopada, 13:05`, by the shop's clocks: server and browser write the same text, wherever the visitor is. */
export function formatMoment(isoDate: string, locale: Locale, timeZone: string): string {
  const date = new Date(isoDate);
  const { languageTag } = languageOf(locale);
  // Joined by hand, because ICU's text between date and time differs between its versions.
  const day = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone });
  const time = new Intl.DateTimeFormat(languageTag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  return `${day.format(date)}, ${time.format(date)}`;
}
