import { removeSynonym } from '../../catalogue/search/set-synonyms.ts';
import { tidyTerm } from '../../catalogue/search/tidy-term.ts';
import { byStaff } from '../../history/by-staff.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { listSearches } from '../list-searches.ts';
import { listAnsweringPages, listSynonymsInOffice, listSynonymsOfWords, readSynonym } from '../list-synonyms.ts';
import { saveSynonym } from '../save-synonym.ts';

export const searchesResolvers: Resolvers = {
  Query: {
    searches: (_, filters, context) => listSearches(context, { ...filters, readIn: readerOf(context) }),
    synonyms: (_, filters, context) => listSynonymsInOffice(context.db, { ...filters, readIn: readerOf(context) }),
    synonymsOfWords: (_, asked, context) => listSynonymsOfWords(context.db, { ...asked, readIn: readerOf(context) }),
    synonym: (_, { locale, term }, { db }) => readSynonym(db, locale, tidyTerm(term)),
    answeringPages: (_, { locale }, { db }) => listAnsweringPages(db, locale),
  },
  Mutation: {
    async saveSynonym(_, { page = null, version = null, ...synonym }, context) {
      const saved = await saveSynonym(context, { ...synonym, page, version });
      if (saved.ok) return saved.value;
      const { kind: refusal, ...about } = saved.error;
      return { refusal, ...about };
    },
    async removeSynonym(_, synonym, context) {
      const { db, now } = context;
      const removed = await removeSynonym(db, synonym, { by: byStaff(context), now: now() });
      return { refusal: removed.ok ? null : 'SynonymUnknown' };
    },
  },
};

function readerOf({ staff, markets }: OfficeContext) {
  return staff?.locale ?? markets.main;
}
