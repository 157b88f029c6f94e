import { textsByLocale } from './texts-by-locale.ts';

export const loadOrderTexts = textsByLocale({
  pl: async () => (await import('./messages/order-pl.ts')).orderPl,
  nl: async () => (await import('./messages/order-nl.ts')).orderNl,
  de: async () => (await import('./messages/order-de.ts')).orderDe,
  en: async () => (await import('./messages/order-en.ts')).orderEn,
});
