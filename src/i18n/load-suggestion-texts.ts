import { textsByLocale } from './texts-by-locale.ts';

export const loadSuggestionTexts = textsByLocale({
  pl: async () => (await import('./messages/suggestion-pl.ts')).suggestionPl,
  nl: async () => (await import('./messages/suggestion-nl.ts')).suggestionNl,
  de: async () => (await import('./messages/suggestion-de.ts')).suggestionDe,
  en: async () => (await import('./messages/suggestion-en.ts')).suggestionEn,
});
