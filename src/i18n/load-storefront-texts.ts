import type { Locale } from './locales.ts';
import type { Messages } from './messages/en.ts';

/** The texts that every page needs, in one language. */
export async function loadStorefrontTexts(locale: Locale): Promise<Partial<Messages>> {
  switch (locale) {
    case 'pl':
      return (await import('./messages/storefront-pl.ts')).storefrontPl;
    case 'nl':
      return (await import('./messages/storefront-nl.ts')).storefrontNl;
    case 'de':
      return (await import('./messages/storefront-de.ts')).storefrontDe;
    case 'en':
      return (await import('./messages/storefront-en.ts')).storefrontEn;
  }
}
