// What a text finds, in as many steps as it needs: as it was typed, then with its unknown words read otherwise, then
// the products with some of its words.
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import { type FoundDocument, findDocuments } from './find-documents.ts';
import { findPlainly } from './find-plainly.ts';
import { type NoSearchPlan, planSearch } from './plan-search.ts';

export type SearchAnswer = {
  found: FoundDocument[];
  /** How the visitor's text was read, when some of it was misspelt. */
  correctedText: string | null;
  /** No product has all words: those with some were found. */
  isLoose: boolean;
};

export async function answerSearch(db: Db, locale: Locale, text: string): Promise<SearchAnswer | NoSearchPlan> {
  const plain = await findPlainly(db, locale, text);
  if (plain.found.length > 0) return { found: plain.found, correctedText: null, isLoose: false };
  const plan = await planSearch(db, locale, plain);
  if ('suggestedText' in plan) return plan;
  const { strictQuery, looseQuery, score, correctedText } = plan;
  const found = strictQuery ? await findDocuments(db, locale, { query: strictQuery, score }) : [];
  if (found.length > 0) return { found, correctedText, isLoose: false };
  return { found: await findDocuments(db, locale, { query: looseQuery, score }), correctedText, isLoose: true };
}
