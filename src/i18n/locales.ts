// The only list of the languages that Kasa speaks. Each has a file of its own, and its texts in `messages/<language>/`.
// Which of them a shop has is said by its markets: `src/shop/markets.ts`.
import type { Language } from './language.ts';
import { cs } from './languages/cs.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';

const languages = { pl, nl, de, cs, en } satisfies Record<string, Language>;

/** A language, by its code: the path prefix of its market. */
export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as Locale[];

export function languageOf(locale: Locale): Language {
  return languages[locale];
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

export function byLocale<T>(make: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
