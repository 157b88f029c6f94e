import { type Locale, languageOf } from '../i18n/locales.ts';

/** What people call the clocks of a zone: “Central European Time”. */
export function nameOfZone(timeZone: string, locale: Locale): string {
  const style = { timeZone, timeZoneName: 'longGeneric' } as const;
  const parts = new Intl.DateTimeFormat(languageOf(locale).languageTag, style).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
