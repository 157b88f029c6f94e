import { textsByLocale } from './texts-by-locale.ts';

export const loadListingTexts = textsByLocale({
  pl: async () => (await import('./messages/listing-pl.ts')).listingPl,
  nl: async () => (await import('./messages/listing-nl.ts')).listingNl,
  de: async () => (await import('./messages/listing-de.ts')).listingDe,
  en: async () => (await import('./messages/listing-en.ts')).listingEn,
});
