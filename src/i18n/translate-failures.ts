import { textsOf } from './load-texts.ts';
import type { Locale } from './locales.ts';
import { loadStorefrontTexts } from './storefront-texts.ts';
import { createTranslate, type Translate } from './translate.ts';

/** Loads them without those of every page, of which a page that could not start may have had none. */
export const loadFailureTexts = textsOf((locale) => import(`./messages/${locale}/failure.ts`));

const bound = new Map<Locale, Promise<Translate | null>>();

/**
 * Translates with the failure texts, which no page loads by itself, and the texts of every page. Returns the same
 * promise every time; it resolves to null when they cannot be loaded.
 */
export function translateFailures(locale: Locale): Promise<Translate | null> {
  const cached = bound.get(locale) ?? bindTexts(locale);
  bound.set(locale, cached);
  return cached;
}

function bindTexts(locale: Locale): Promise<Translate | null> {
  return Promise.all([loadStorefrontTexts(locale), loadFailureTexts(locale)]).then(
    ([ofEveryPage, ofFailures]) => createTranslate(locale, { ...ofEveryPage, ...ofFailures }),
    () => null,
  );
}
