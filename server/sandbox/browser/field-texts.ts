// The fields' texts, in the shop's languages, chosen as Stripe does: by `elements({ locale })`, else by the browser.
import { isLocale, type Locale, locales } from '#src/i18n/locales.ts';
import { messages as english } from '#src/i18n/messages/en/sandbox-field.ts';
import { loadSandboxFieldTexts } from '#src/i18n/sandbox-field-texts.ts';
import { createTranslate, type Translate } from '#src/i18n/translate.ts';

/** The texts' keys without their group; Stripe's error codes are among them. */
export type FieldMessage = keyof typeof english extends infer Key
  ? Key extends `sandboxField.${infer Name}`
    ? Name
    : never
  : never;

export type FieldTexts = (message: FieldMessage) => string;

const translations = new Map<Locale, Translate>();

/** The script contains the texts of all languages, so this resolves in the next turn of the event loop. */
export const fieldTextsLoaded = Promise.all(
  locales.map(async (locale) => {
    translations.set(locale, createTranslate(locale, await loadSandboxFieldTexts(locale)));
  }),
);

/** `auto` and unknown languages fall back to the browser's, then to English. To be called after `fieldTextsLoaded`. */
export function fieldTexts(asked: string): FieldTexts {
  const languages = [asked, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  const translate = translations.get(languages.find(isLocale) ?? 'en');
  if (!translate) throw new Error('the texts of the fields are not loaded');
  return (message) => translate(`sandboxField.${message}`);
}

export function isFieldMessage(code: string | undefined): code is FieldMessage {
  return code !== undefined && `sandboxField.${code}` in english;
}
