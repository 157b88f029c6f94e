import { textsByLocale } from './texts-by-locale.ts';

export const loadShippingTexts = textsByLocale({
  pl: async () => (await import('./messages/shipping-pl.ts')).shippingPl,
  nl: async () => (await import('./messages/shipping-nl.ts')).shippingNl,
  de: async () => (await import('./messages/shipping-de.ts')).shippingDe,
  en: async () => (await import('./messages/shipping-en.ts')).shippingEn,
});
