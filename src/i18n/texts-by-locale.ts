import type { Locale } from './locales.ts';
import type { Messages } from './messages/en.ts';

export type TextLoader = (locale: Locale) => Promise<Partial<Messages>>;

/** Fetches one group of texts in the language that is asked for. A page exports what it needs as `loadTexts`. */
export function textsByLocale(loaders: Record<Locale, () => Promise<Partial<Messages>>>): TextLoader {
  return (locale) => loaders[locale]();
}

/** Several groups at once. */
export function textsOf(...loaders: TextLoader[]): TextLoader {
  return async (locale) => Object.assign({}, ...(await Promise.all(loaders.map((load) => load(locale)))));
}
