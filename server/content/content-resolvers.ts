import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { findContentPage, listContentPages } from './content-store.ts';

export const contentResolvers: Resolvers = {
  Query: {
    contentPages(_, { locale }, { db, defaultLocale, tags }) {
      tags.add('site');
      return listContentPages(db, locale, defaultLocale);
    },
    contentPage(_, { locale, slug }, { db, defaultLocale, tags }) {
      tags.add('content');
      return findContentPage(db, slug, locale, defaultLocale);
    },
  },
};
