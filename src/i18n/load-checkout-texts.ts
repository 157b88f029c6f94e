import type { Locale } from './locales.ts';
import type { Messages } from './messages/en.ts';

/** The texts from the cart to the order. A page that needs them exports this as `loadTexts`. */
export async function loadCheckoutTexts(locale: Locale): Promise<Partial<Messages>> {
  switch (locale) {
    case 'pl':
      return (await import('./messages/checkout-pl.ts')).checkoutPl;
    case 'nl':
      return (await import('./messages/checkout-nl.ts')).checkoutNl;
    case 'de':
      return (await import('./messages/checkout-de.ts')).checkoutDe;
    case 'en':
      return (await import('./messages/checkout-en.ts')).checkoutEn;
  }
}
