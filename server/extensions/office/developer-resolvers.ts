import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { developerChapters } from './developer-chapters.generated.ts';

export const developerResolvers: Resolvers = {
  Query: {
    developers(_parent, { chapter }) {
      const [first] = developerChapters;
      const shown = developerChapters.find(({ id }) => id === chapter) ?? first;
      return {
        chapters: developerChapters.map(({ id, title }) => ({ id, title })),
        shown: shown?.id ?? '',
        html: shown?.html ?? '',
      };
    },
  },
};
