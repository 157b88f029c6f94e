import { byStaff } from '../../../history/by-staff.ts';
import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { pictureUrl } from './list-edited-pictures.ts';
import { listLibraryPictures } from './list-library-pictures.ts';
import { listUnusedPictures, removePictures } from './remove-pictures.ts';

export const pictureResolvers: Resolvers = {
  Query: {
    async libraryPictures(_, { text, isUnused, before, after }, { db, markets }) {
      const page = await listLibraryPictures(db, { text, isUnused, before, after }, markets.catalogueLanguage);
      const pictures = page.rows.map((row) => ({ ...row, url: pictureUrl(row.key) }));
      return { pictures, before: page.before, after: page.after };
    },
    async unusedPictures(_, __, { db }) {
      const { count, keys } = await listUnusedPictures(db);
      return { count, urls: keys.map(pictureUrl) };
    },
  },
  Mutation: {
    removePictures: (_, { keys }, context) => removePictures({ ...context, by: byStaff(context) }, keys),
    removeUnusedPictures: (_, __, context) => removePictures({ ...context, by: byStaff(context) }, 'unused'),
  },
};
