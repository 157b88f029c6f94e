import { textsByLocale } from './texts-by-locale.ts';

export const loadCartTexts = textsByLocale({
  pl: async () => (await import('./messages/cart-pl.ts')).cartPl,
  nl: async () => (await import('./messages/cart-nl.ts')).cartNl,
  de: async () => (await import('./messages/cart-de.ts')).cartDe,
  en: async () => (await import('./messages/cart-en.ts')).cartEn,
});
