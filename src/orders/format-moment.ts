import { type Locale, languageOf } from '../i18n/locales.ts';

/** The shop's time zone: server and browser must render the same text, wherever the visitor is. */
export const SHOP_TIME_ZONE = 'Europe/Warsaw';

/** E.g. `24 listopada, 13:05`. */
export function formatMoment(isoDate: string, locale: Locale): string {
  const date = new Date(isoDate);
  const { languageTag } = languageOf(locale);
  // Joined by hand, because ICU's text between date and time differs between its versions.
  const day = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone: SHOP_TIME_ZONE });
  const time = new Intl.DateTimeFormat(languageTag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: SHOP_TIME_ZONE,
  });
  return `${day.format(date)}, ${time.format(date)}`;
}
