import { textsByLocale } from './texts-by-locale.ts';

export const loadStorefrontTexts = textsByLocale({
  pl: async () => (await import('./messages/storefront-pl.ts')).storefrontPl,
  nl: async () => (await import('./messages/storefront-nl.ts')).storefrontNl,
  de: async () => (await import('./messages/storefront-de.ts')).storefrontDe,
  en: async () => (await import('./messages/storefront-en.ts')).storefrontEn,
});
