import type { Resolvers } from '../../../schema/office-resolver-types.generated.ts';
import { pictureUrl } from './list-edited-pictures.ts';
import { listLibraryPictures } from './list-library-pictures.ts';
import { removePictures } from './remove-pictures.ts';

export const pictureResolvers: Resolvers = {
  Query: {
    async libraryPictures(_, { text, isUnused, before, after }, { db, markets }) {
      const page = await listLibraryPictures(db, { text, isUnused, before, after }, markets.catalogueLanguage);
      const pictures = page.rows.map((row) => ({ ...row, url: pictureUrl(row.key) }));
      return { pictures, before: page.before, after: page.after };
    },
  },
  Mutation: {
    removePictures(_, { keys }, { db, audit, setup }) {
      return removePictures({ db, audit, mediaDirectory: setup.mediaDirectory }, keys);
    },
  },
};
