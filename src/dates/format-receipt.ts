import { type Locale, languageOf } from '../i18n/locales.ts';

/**
 * Writes a moment to the second and with the distance from UTC, as evidence needs it: `24 listopada 2026, 13:05:09
 * (UTC+1)`.
 */
export function formatReceipt(isoDate: string, locale: Locale, timeZone: string): string {
  const date = new Date(isoDate);
  // Not by `formatDay`: the page of a withdrawal would load a file of its own for it.
  const day = new Intl.DateTimeFormat(languageOf(locale).languageTag, { dateStyle: 'long', timeZone });
  // Swedish times are written as ISO ones.
  const local = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const [dayThere = '', time = ''] = local.format(date).split(' ');
  const seconds = Math.floor(date.getTime() / 1000) * 1000;
  const hours = (Date.parse(`${dayThere}T${time}Z`) - seconds) / 3_600_000;
  return `${day.format(date)}, ${time} (UTC+${hours})`;
}
