import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { findContentPage, listContentPages } from './content-store.ts';
import { listMenuLinks } from './list-menu-links.ts';

export const contentResolvers: Resolvers = {
  Query: {
    contentPages(_, { locale }, context) {
      context.tags.add('site');
      return listContentPages(context, locale);
    },
    menu(_, { locale }, context) {
      context.tags.add('site');
      return listMenuLinks(context, locale);
    },
    contentPage(_, { locale, slug }, context) {
      context.tags.add('content');
      return findContentPage(context, slug, locale);
    },
  },
};
