import { type Locale, languageOf } from '../../i18n/locales.ts';
import { SHOP_TIME_ZONE } from '../format-moment.ts';

/** For tables, e.g. `24.11.2026, 13:05`; the time only where it matters. */
export function formatShortMoment(isoDate: string, locale: Locale): string {
  const date = new Date(isoDate);
  const { languageTag } = languageOf(locale);
  const time = new Intl.DateTimeFormat(languageTag, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: SHOP_TIME_ZONE,
  });
  return `${formatDay(date, locale)}, ${time.format(date)}`;
}

/** E.g. `24.11.2026`. */
export function formatDay(date: Date, locale: Locale): string {
  const day = new Intl.DateTimeFormat(languageOf(locale).languageTag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: SHOP_TIME_ZONE,
  });
  return day.format(date);
}
