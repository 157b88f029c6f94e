import { textsByLocale } from './texts-by-locale.ts';

export const loadPaymentTexts = textsByLocale({
  pl: async () => (await import('./messages/payment-pl.ts')).paymentPl,
  nl: async () => (await import('./messages/payment-nl.ts')).paymentNl,
  de: async () => (await import('./messages/payment-de.ts')).paymentDe,
  en: async () => (await import('./messages/payment-en.ts')).paymentEn,
});
