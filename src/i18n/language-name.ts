import { type Locale, languageOf } from './locales.ts';

/** Making one takes longer than everything else that a field does. */
const writers = new Map<Locale, Intl.DisplayNames>();

/** `Deutsch` to whom reads German; what is no language is shown as it is. */
export function languageNameIn(locale: Locale, language: string): string {
  const writer = writers.get(locale) ?? new Intl.DisplayNames(languageOf(locale).languageTag, { type: 'language' });
  writers.set(locale, writer);
  return writer.of(language) ?? language;
}
