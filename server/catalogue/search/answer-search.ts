// What a text finds, in as many steps as it needs: as it was typed, then in the shop's other languages, then with its
// unknown words read otherwise, then the products with some of its words.
import type { Locale } from '#src/i18n/locales.ts';
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import type { ContentPageLink } from '../../schema/resolver-types.generated.ts';
import type { FoundDocument } from '../listing/found-document.ts';
import { answerInOtherLanguage } from './answer-in-other-language.ts';
import { codedFirst, findCodeBeginnings, findCoded } from './find-coded.ts';
import { bestScoreOf, findDocuments, STRONG_SCORE } from './find-documents.ts';
import { findPages } from './find-pages.ts';
import { findPlainly } from './find-plainly.ts';
import { isUnknown, planSearch, suggestInstead } from './plan-search.ts';
import { isQuoted } from './quoted-text.ts';
import { readForms } from './read-forms.ts';
import { listNeeded, readUnits } from './read-units.ts';

export type SearchAnswer = {
  found: FoundDocument[];
  /** How the visitor's text was read, when some of it was certainly misspelt. */
  correctedText: string | null;
  /** What else may have been meant. */
  suggestedText: string | null;
  /** No product is what was asked for: those that come close were found. */
  isLoose: boolean;
  /** The words of a loose answer that were understood. */
  nearText: string | null;
  /** That answer the text, or a word of it. */
  pages: ContentPageLink[];
};

/** `languages`: of the shop. */
export type AskedSearch = MarketView & { text: string; languages: readonly Locale[] };

export async function answerSearch(db: Db, search: Omit<AskedSearch, 'currency'>): Promise<SearchAnswer> {
  const { text, locale, baseLocale } = search;
  const isExact = isQuoted(text);
  const asked = await readUnits(db, locale, text);
  const [plain, coded, pages] = await Promise.all([
    findPlainly(db, locale, asked),
    findCoded(db, locale, text),
    findPages(db, { locale, baseLocale, units: asked.units }),
  ]);
  const answer = {
    found: [],
    correctedText: null,
    suggestedText: null,
    isLoose: false,
    nearText: null,
    pages: pages.links,
  };
  if (coded.length > 0) return { ...answer, found: codedFirst(coded, plain.found) };
  const strongScore = STRONG_SCORE * listNeeded(asked.units).length;
  const isStrong = bestScoreOf(plain.found) >= strongScore;
  // Whoever asks for a page does not ask for goods whose description has the word.
  if (pages.isWhole && !isStrong) return answer;
  const formed = isStrong || isExact ? null : await readForms(db, locale, text, asked);
  const formedly = formed ? await findPlainly(db, locale, formed) : plain;
  const bestFormed = bestScoreOf(formedly.found);
  // Other forms of a word that only descriptions have were hardly meant.
  if (bestFormed > bestScoreOf(plain.found)) {
    return { ...answer, found: formedly.found, isLoose: plain.found.length === 0 && bestFormed < strongScore };
  }
  if (plain.found.length > 0) {
    const suggestedText = isStrong || isExact ? null : await suggestInstead(db, locale, asked);
    return { ...answer, found: plain.found, suggestedText };
  }
  const begun = await findCodeBeginnings(db, locale, text);
  if (begun.length > 0) return { ...answer, found: begun };
  if (plain.units.some(isUnknown)) {
    const other = await answerInOtherLanguage(db, search);
    if (other) return { ...answer, ...other };
  }

  const plan = await planSearch(db, locale, { ...asked, units: formedly.units }, { isExact });
  const { strictQuery, looseQuery, score, looseScore, correctedText, suggestedText } = plan;
  const linked = await findPages(db, { locale, baseLocale, units: asked.units, slugs: plan.pages });
  const read = { ...answer, correctedText, suggestedText, pages: linked.links };
  if (correctedText) {
    // Terms of several words, and what is meant by them, are known now.
    const corrected = await findPlainly(db, locale, await readUnits(db, locale, correctedText));
    if (corrected.found.length > 0) return { ...read, found: corrected.found };
  }
  const found = strictQuery ? await findDocuments(db, locale, { query: strictQuery, score }) : [];
  if (found.length > 0 || !looseQuery) return { ...read, found, isLoose: plan.isNear && found.length > 0 };
  const near = await findDocuments(db, locale, { query: looseQuery, score: looseScore });
  return { ...read, found: near, isLoose: true, nearText: plan.understoodText };
}
