import { viewOf } from '#src/shop/markets.ts';
import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { drawHome } from './blocks/draw-home.tsx';
import { companyLines } from './company-lines.ts';
import { readMenu } from './read-menu.ts';

export const shopResolvers: Resolvers = {
  Query: {
    collections(_, { locale }, context) {
      context.tags.add('site');
      return readMenu(context, viewOf(context.markets, locale));
    },

    async homePage(_, { locale }, context) {
      context.tags.add('site').add('catalogue');
      const shop = await context.readShop();
      return { tagline: shop.identity.tagline[locale], blocks: await drawHome(shop, locale, context) };
    },
    async companyLines(_, { locale }, context) {
      context.tags.add('site');
      return companyLines((await context.readShop()).company, locale);
    },
  },
};
