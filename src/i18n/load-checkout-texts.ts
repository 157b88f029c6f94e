import { textsByLocale } from './texts-by-locale.ts';

export const loadCheckoutTexts = textsByLocale({
  pl: async () => (await import('./messages/checkout-pl.ts')).checkoutPl,
  nl: async () => (await import('./messages/checkout-nl.ts')).checkoutNl,
  de: async () => (await import('./messages/checkout-de.ts')).checkoutDe,
  en: async () => (await import('./messages/checkout-en.ts')).checkoutEn,
});
