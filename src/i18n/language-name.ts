import { type Locale, languageOf } from './locales.ts';

/** `Deutsch` to whom reads German; what is no language is shown as it is. */
export function languageNameIn(locale: Locale, language: string): string {
  return new Intl.DisplayNames(languageOf(locale).languageTag, { type: 'language' }).of(language) ?? language;
}
