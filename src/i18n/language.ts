/** What Kasa knows about a language beside its texts. */
export type Language = {
  /** Meant for Intl (numbers, dates, plural forms), the document and hreflang. */
  languageTag: string;
  /** The language's name in that language. */
  languageName: string;
};
