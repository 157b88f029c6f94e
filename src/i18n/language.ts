import type { Currency } from '../money.ts';

/** What the shop knows of a language beside its texts. A path prefix decides language, currency and country together. */
export type Language = {
  /** For Intl (numbers, dates, plural forms), the document and hreflang. */
  languageTag: string;
  /** The language's name in itself. */
  languageName: string;
  /** ISO 3166-1 alpha-2; whose VAT rates are shown and which country the checkout proposes. */
  country: string;
  currency: Currency;
};
