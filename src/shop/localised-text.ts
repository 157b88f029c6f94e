// Texts of the merchant's in the languages that the merchant speaks.
import { z } from 'zod';
import { type Locale, locales } from '../i18n/locales.ts';
import { withoutUnseenSigns } from '../i18n/unseen-signs.ts';

/** A text by language; one that is missing, or empty, is said in the neutral words of the shop. */
export function localisedText(maxLength: number) {
  return z.partialRecord(z.enum(locales), z.string().overwrite(withoutUnseenSigns).trim().max(maxLength)).default({});
}

export type LocalisedText = Partial<Record<Locale, string>>;
