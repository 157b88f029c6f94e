import { textsByLocale } from './texts-by-locale.ts';

export const loadFailureTexts = textsByLocale({
  pl: async () => (await import('./messages/failure-pl.ts')).failurePl,
  nl: async () => (await import('./messages/failure-nl.ts')).failureNl,
  de: async () => (await import('./messages/failure-de.ts')).failureDe,
  en: async () => (await import('./messages/failure-en.ts')).failureEn,
});
