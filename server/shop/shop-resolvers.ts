import { viewOf } from '#src/shop/markets.ts';
import { findPicturesIn } from '../catalogue/find-pictures-in.ts';
import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { drawHome } from './blocks/draw-home.tsx';
import { companyLines } from './company-lines.ts';
import { readMenu } from './read-menu.ts';

export const shopResolvers: Resolvers = {
  Query: {
    /** A collection for which the merchant has chosen no picture has that of a product. */
    async collections(_, { locale }, context) {
      const { db, tags } = context;
      tags.add('site');
      const collections = await readMenu(context, viewOf(context.markets, locale));
      const bare = collections.filter(({ image }) => !image);
      if (bare.length === 0) return collections;
      tags.add('catalogue');
      const pictures = await findPicturesIn(db, bare);
      return collections.map((one) => ({ ...one, image: one.image ?? pictures.get(one.handle) ?? null }));
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
