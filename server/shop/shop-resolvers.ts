import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { companyLines } from './company-lines.ts';
import { readMenu } from './read-menu.ts';
import { readCompany } from './read-settings.ts';

export const shopResolvers: Resolvers = {
  Query: {
    collections(_, { locale }, { db, defaultLocale, tags }) {
      tags.add('site');
      return readMenu(db, locale, defaultLocale);
    },

    shopTexts(_, { locale }, { shop }) {
      const { tagline, home } = shop.texts[locale];
      return { tagline, ...home };
    },
    async companyLines(_, { locale }, context) {
      context.tags.add('site');
      return companyLines(await readCompany(context), locale);
    },
  },
};
