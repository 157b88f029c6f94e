// The texts of one thing in one language as a form.
import type { ShownTranslation } from './translation-queries.ts';

/** `texts`: by the name of their field. */
export type TranslationForm = { texts: Readonly<Record<string, string>>; confirmed: readonly string[] };

export function translationFormOf(thing: ShownTranslation | null): TranslationForm {
  return { texts: Object.fromEntries((thing?.fields ?? []).map(({ field, text }) => [field, text])), confirmed: [] };
}
