import type { Locale } from '../../i18n/locales.ts';

/** The name in the language, or else in that of the catalogue, or in any. */
export function nameIn(names: Readonly<Partial<Record<Locale, string>>>, locale: Locale, baseLocale: Locale): string {
  return names[locale] || names[baseLocale] || Object.values(names).find(Boolean) || '';
}
