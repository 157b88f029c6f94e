import { textsByLocale } from './texts-by-locale.ts';

export const loadProductTexts = textsByLocale({
  pl: async () => (await import('./messages/product-pl.ts')).productPl,
  nl: async () => (await import('./messages/product-nl.ts')).productNl,
  de: async () => (await import('./messages/product-de.ts')).productDe,
  en: async () => (await import('./messages/product-en.ts')).productEn,
});
