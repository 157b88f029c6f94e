import { type Locale, locales } from '#src/i18n/locales.ts';
import type { GivenSynonym } from '../../catalogue/search/set-synonyms.ts';
import { listPageSynonyms } from '../../shop/page-words.ts';
import { cs } from './cs-synonyms.ts';
import { de } from './de-synonyms.ts';
import type { DemoSynonyms } from './demo-synonyms.ts';
import { en } from './en-synonyms.ts';
import { nl } from './nl-synonyms.ts';
import { pl } from './pl-synonyms.ts';

const lists: Record<Locale, DemoSynonyms> = { pl, de, nl, en, cs };

export function listDemoSynonyms(): GivenSynonym[] {
  const ofGoods = locales.flatMap((locale) =>
    lists[locale].flatMap(([terms, meant]) => split(terms).map((term) => ({ locale, term, meanings: split(meant) }))),
  );
  return [...ofGoods, ...listPageSynonyms()];
}

function split(terms: string): string[] {
  return terms.split(', ');
}
