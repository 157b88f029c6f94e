import { USUAL_DAYS } from '#src/searches/search-outcomes.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { readSettings } from '../../shop/read-settings.ts';
import { readAssistantFigures } from '../assistants/read-assistant-figures.ts';

const MOST_DAYS = 90;
const MAX_WORDS = 100;

export const assistantFiguresResolvers: Resolvers = {
  Query: {
    async assistantFigures(_, { days }, { db, now }) {
      const settings = await readSettings(db, 'assistants');
      const asked = Math.min(Math.max(days ?? USUAL_DAYS, 1), MOST_DAYS);
      return { isOpen: settings?.isOpen === true, ...(await readAssistantFigures({ db, now }, asked)) };
    },
  },
  Mutation: {
    tryAssistants: async (_, { words }, { tryAssistants, staff, markets }) => [
      ...(await tryAssistants(words.trim().slice(0, MAX_WORDS), staff?.locale ?? markets.main)),
    ],
  },
};
