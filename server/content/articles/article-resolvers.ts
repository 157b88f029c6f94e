import type { Resolvers } from '../../schema/resolver-types.generated.ts';
import { findArticle, listArticles } from './article-store.ts';

const TAG = 'articles';

export const articleResolvers: Resolvers = {
  Query: {
    articles(_, { locale, page }, context) {
      context.tags.add(TAG);
      return listArticles(context, locale, page);
    },
    article(_, { locale, slug }, context) {
      context.tags.add(TAG);
      return findArticle(context, locale, slug);
    },
  },
};
