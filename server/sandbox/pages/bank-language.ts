import { preferredLocale } from '#server/i18n/preferred-locale.ts';
import { isLocale, type Locale, locales } from '#src/i18n/locales.ts';

/** The page's parameter if it is a language of the shop, else the browser's first such language, else English. */
export function chooseLocale(asked: string | undefined, acceptLanguage: string | undefined): Locale {
  const named = asked?.slice(0, 2).toLowerCase();
  return isLocale(named) ? named : preferredLocale(acceptLanguage, { known: locales, fallback: 'en' });
}
