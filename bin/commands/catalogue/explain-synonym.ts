import type { SynonymFault } from '#server/catalogue/search/set-synonyms.ts';
import { MAX_MEANINGS, MAX_TERM_LENGTH } from '#src/searches/synonym-refusals.ts';

/** The end of a sentence. */
export function explainSynonym({ kind, said, known = [] }: SynonymFault): string {
  switch (kind) {
    case 'LanguageUnknown':
      return `${said} is no language of the shop; those are ${known.join(', ')}`;
    case 'WordsUnreadable':
      return `"${said}" has no letter or digit`;
    case 'WordsTooLong':
      return `"${said}" is longer than ${MAX_TERM_LENGTH} characters`;
    case 'TooManyMeanings':
      return `"${said}" means more than ${MAX_MEANINGS} things`;
    case 'MeansNothing':
      return `"${said}" means neither other words nor a page`;
    case 'PageUnknown':
      return `there is no page ${said}; those there are: ${known.join(', ')}`;
  }
}
