// The four markets of the shop: a path prefix decides language, currency and the country that is offered first.
import type { Currency } from '../money.ts';

export const locales = ['pl', 'nl', 'de', 'en'] as const;
export type Locale = (typeof locales)[number];

export type Market = {
  currency: Currency;
  /** For Intl and hreflang. */
  languageTag: string;
  /** ISO 3166-1 alpha-2; whose VAT rates are shown and which country the checkout proposes. */
  country: string;
  /** The language's name in itself. */
  languageName: string;
};

const markets: Record<Locale, Market> = {
  pl: { currency: 'PLN', languageTag: 'pl', country: 'PL', languageName: 'Polski' },
  nl: { currency: 'EUR', languageTag: 'nl', country: 'NL', languageName: 'Nederlands' },
  de: { currency: 'EUR', languageTag: 'de', country: 'DE', languageName: 'Deutsch' },
  en: { currency: 'EUR', languageTag: 'en-IE', country: 'NL', languageName: 'English' },
};

export function marketOf(locale: Locale): Market {
  return markets[locale];
}

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}
