// The server has every text of every language at hand; the browser fetches what its page needs.
import type { Locale } from '#src/i18n/locales.ts';
import { de } from '#src/i18n/messages/de.ts';
import { en } from '#src/i18n/messages/en.ts';
import { nl } from '#src/i18n/messages/nl.ts';
import { pl } from '#src/i18n/messages/pl.ts';
import { createTranslate, type Translate } from '#src/i18n/translate.ts';

export const translations: Record<Locale, Translate> = {
  pl: createTranslate('pl', pl),
  nl: createTranslate('nl', nl),
  de: createTranslate('de', de),
  en: createTranslate('en', en),
};
