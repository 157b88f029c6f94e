import { locales } from '#src/i18n/locales.ts';
import type { GivenSynonym } from '../catalogue/search/set-synonyms.ts';
import { readPageSynonyms } from '../shop/page-templates.ts';
import { demoTexts } from './demo-texts.ts';

/** Those of the goods, and those that every shop has of its pages. */
export async function listDemoSynonyms(): Promise<GivenSynonym[]> {
  const ofGoods = locales.flatMap((locale) =>
    demoTexts[locale].synonyms.flatMap(([terms, meant]) =>
      split(terms).map((term) => ({ locale, term, meanings: split(meant) })),
    ),
  );
  return [...ofGoods, ...(await readPageSynonyms())];
}

function split(terms: string): string[] {
  return terms.split(', ');
}
