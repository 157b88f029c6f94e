// What a word of shoppers means, as a form.

import type { Locale } from '../../i18n/locales.ts';
import type { SearchesSaveSynonymMutationVariables } from '../../office-operations.generated.ts';

export type ShownSynonym = { meanings: readonly string[]; page?: string | null | undefined; version: number };

export type StartedSynonym = ShownSynonym & {
  locale: Locale;
  /** Empty: a new one, whose language can be chosen too. */
  term: string;
};

export type SynonymForm = { locale: Locale; term: string; meanings: string; page: string };

export function synonymFormOf({ locale, term }: StartedSynonym, shown: ShownSynonym): SynonymForm {
  return { locale, term, meanings: shown.meanings.join(', '), page: shown.page ?? '' };
}

export function readSynonymForm({ locale, term, meanings, page }: SynonymForm) {
  const content: Omit<SearchesSaveSynonymMutationVariables, 'version'> & { meanings: string[] } = {
    ...{ locale, term: term.trim(), page: page || null },
    meanings: meanings
      .split(/[,;\n]/)
      .map((words) => words.trim())
      .filter(Boolean),
  };
  const problems = [
    ...(content.term === '' ? ['term'] : []),
    ...(content.meanings.length === 0 && page === '' ? ['meanings'] : []),
  ];
  return { content, problems };
}
