// The server has every text of every language at hand; the browser fetches what its page needs.
import { loadAllMessages } from '#src/i18n/all-messages.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { createTranslate, type Translate } from '#src/i18n/translate.ts';

const translations = new Map(
  await Promise.all(
    locales.map(async (locale) => [locale, createTranslate(locale, await loadAllMessages(locale))] as const),
  ),
);

export function translateTo(locale: Locale): Translate {
  const translate = translations.get(locale);
  if (!translate) throw new Error(`no texts were loaded in the language ${locale}`);
  return translate;
}
