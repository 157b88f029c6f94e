import { textsOf } from './load-texts.ts';
import type { Locale } from './locales.ts';
import { loadStorefrontTexts } from './storefront-texts.ts';
import { createTranslate, type Translate } from './translate.ts';

const loadFailureTexts = textsOf((locale) => import(`./messages/${locale}/failure.ts`));

const bound = new Map<Locale, Promise<Translate | null>>();

/**
 * The texts of failures, which no page brings, beside those that every page has: the same promise every time, of null
 * when they cannot be had.
 */
export function translateFailures(locale: Locale): Promise<Translate | null> {
  const known = bound.get(locale) ?? bindTexts(locale);
  bound.set(locale, known);
  return known;
}

function bindTexts(locale: Locale): Promise<Translate | null> {
  return Promise.all([loadStorefrontTexts(locale), loadFailureTexts(locale)]).then(
    ([ofEveryPage, ofFailures]) => createTranslate(locale, { ...ofEveryPage, ...ofFailures }),
    () => null,
  );
}
