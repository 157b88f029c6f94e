import { type Locale, languageOf } from './locales.ts';

// Making one costs more than asking it.
const names = new Map<Locale, Intl.DisplayNames>();

/** Names the country of an ISO 3166-1 alpha-2 code. What is none is shown as it is. */
export function countryName(locale: Locale, country: string): string {
  const displayNames = names.get(locale) ?? new Intl.DisplayNames(languageOf(locale).languageTag, { type: 'region' });
  names.set(locale, displayNames);
  return /^[A-Z]{2}$/.test(country) ? (displayNames.of(country) ?? country) : country;
}
