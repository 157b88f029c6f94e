import type { Resolvers } from '../graphql/resolver-types.generated.ts';
import { findContentPage, listContentPages } from './content-store.ts';

export const contentResolvers: Resolvers = {
  Query: {
    contentPages: (_, { locale }, { db, defaultLocale }) => listContentPages(db, locale, defaultLocale),
    contentPage: (_, { locale, slug }, { db, defaultLocale }) => findContentPage(db, slug, locale, defaultLocale),
  },
};
