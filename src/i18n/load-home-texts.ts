import { textsByLocale } from './texts-by-locale.ts';

export const loadHomeTexts = textsByLocale({
  pl: async () => (await import('./messages/home-pl.ts')).homePl,
  nl: async () => (await import('./messages/home-nl.ts')).homeNl,
  de: async () => (await import('./messages/home-de.ts')).homeDe,
  en: async () => (await import('./messages/home-en.ts')).homeEn,
});
