import type { Currency } from '../money.ts';

/**
 * What the shop knows about a language beside its texts. The path prefix decides language, currency and country
 * together.
 */
export type Language = {
  /** For Intl (numbers, dates, plural forms), the document and hreflang. */
  languageTag: string;
  /** The language's name in that language. */
  languageName: string;
  /** ISO 3166-1 alpha-2; its VAT rates are shown, and the checkout preselects it. */
  country: string;
  currency: Currency;
};
