import { textsByLocale } from './texts-by-locale.ts';

export const loadMethodTexts = textsByLocale({
  pl: async () => (await import('./messages/method-pl.ts')).methodPl,
  nl: async () => (await import('./messages/method-nl.ts')).methodNl,
  de: async () => (await import('./messages/method-de.ts')).methodDe,
  en: async () => (await import('./messages/method-en.ts')).methodEn,
});
