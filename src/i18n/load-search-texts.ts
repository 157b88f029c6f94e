import { textsByLocale } from './texts-by-locale.ts';

export const loadSearchTexts = textsByLocale({
  pl: async () => (await import('./messages/search-pl.ts')).searchPl,
  nl: async () => (await import('./messages/search-nl.ts')).searchNl,
  de: async () => (await import('./messages/search-de.ts')).searchDe,
  en: async () => (await import('./messages/search-en.ts')).searchEn,
});
