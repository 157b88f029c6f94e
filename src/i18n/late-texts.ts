// Texts of a part that comes after the first view. The server writes pages in every language, so it has those of all; a
// browser fetches those of its page.
import type { TextLoader } from './load-texts.ts';
import { type Locale, locales } from './locales.ts';
import { createTranslate, type Translate } from './translate.ts';

/** Answers with what finds the texts of a language. */
export async function bindLateTexts(loadTexts: TextLoader): Promise<(locale: Locale) => Translate> {
  const shown = typeof document === 'undefined' ? locales : [document.body.dataset.locale as Locale];
  const bound = new Map(
    await Promise.all(shown.map(async (locale) => [locale, createTranslate(locale, await loadTexts(locale))] as const)),
  );
  return (locale) => bound.get(locale) as Translate;
}
