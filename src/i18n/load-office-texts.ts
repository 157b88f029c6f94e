import { textsByLocale } from './texts-by-locale.ts';

export const loadOfficeTexts = textsByLocale({
  pl: async () => (await import('./messages/office-pl.ts')).officePl,
  nl: async () => (await import('./messages/office-nl.ts')).officeNl,
  de: async () => (await import('./messages/office-de.ts')).officeDe,
  en: async () => (await import('./messages/office-en.ts')).officeEn,
});
