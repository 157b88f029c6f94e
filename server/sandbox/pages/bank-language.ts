import { isLocale, type Locale } from '#src/i18n/locales.ts';

/** The page's own parameter if it names a language of the shop, else the browser's first known preference, else English. */
export function chooseLocale(asked: string | undefined, acceptLanguage: string | undefined): Locale {
  const preferences = (acceptLanguage ?? '').split(',').map((entry) => entry.trim());
  return [asked ?? '', ...preferences].map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? 'en';
}
