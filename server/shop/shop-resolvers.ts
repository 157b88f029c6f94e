import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { drawHome } from './blocks/draw-home.tsx';
import { listPicturedMenu } from './blocks/list-pictured-menu.ts';
import { companyLines } from './company-lines.ts';

export const shopResolvers: Resolvers = {
  Query: {
    collections(_, { locale }, context) {
      context.tags.add('site');
      return listPicturedMenu(context, locale);
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
