import { removeSynonym, setSynonyms } from '../../catalogue/search/set-synonyms.ts';
import { byStaff } from '../../history/by-staff.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { listSearches } from '../list-searches.ts';
import { listAnsweringPages, listSynonymsInOffice } from '../list-synonyms.ts';

export const searchesResolvers: Resolvers = {
  Query: {
    searches: (_, filters, context) => listSearches(context, filters),
    synonyms: (_, filters, { db }) => listSynonymsInOffice(db, filters),
    answeringPages: (_, { locale }, { db }) => listAnsweringPages(db, locale),
  },
  Mutation: {
    async saveSynonym(_, { page = null, ...synonym }, context) {
      const { db, now } = context;
      const saved = await setSynonyms(db, [{ ...synonym, page }], { by: byStaff(context), now: now() });
      const [fault] = saved.ok ? [] : saved.error.faults;
      return { refusal: fault?.kind ?? null, said: fault?.said ?? null };
    },
    async removeSynonym(_, synonym, context) {
      const { db, now } = context;
      const removed = await removeSynonym(db, synonym, { by: byStaff(context), now: now() });
      return { refusal: removed.ok ? null : 'SynonymUnknown' };
    },
  },
};
