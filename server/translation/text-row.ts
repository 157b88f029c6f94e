import type { Locale } from '#src/i18n/locales.ts';

/** A text of a thing in all its languages. */
export type TextRow = {
  kind: string;
  thing: string;
  /** What the thing is called in the catalogue's language. */
  name: string;
  field: string;
  texts: Partial<Record<Locale, string>>;
};
