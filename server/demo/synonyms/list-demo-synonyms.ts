import { type Locale, locales } from '#src/i18n/locales.ts';
import type { GivenSynonym } from '../../catalogue/search/set-synonyms.ts';
import { cs } from './cs-synonyms.ts';
import { de } from './de-synonyms.ts';
import type { DemoSynonyms, Terms } from './demo-synonyms.ts';
import { en } from './en-synonyms.ts';
import { nl } from './nl-synonyms.ts';
import { pl } from './pl-synonyms.ts';

const lists: Record<Locale, DemoSynonyms> = { pl, de, nl, en, cs };

export function listDemoSynonyms(): GivenSynonym[] {
  return locales.flatMap((locale) => {
    const { meanings, pages } = lists[locale];
    return [
      ...meanings.flatMap(([terms, meant]) => split(terms).map((term) => ({ locale, term, meanings: split(meant) }))),
      ...Object.entries(pages).flatMap(([page, terms]) => split(terms).map((term) => ({ locale, term, page }))),
    ];
  });
}

function split(terms: Terms): string[] {
  return terms.split(', ');
}
