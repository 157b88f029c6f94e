import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { drawPageBlocks } from '../shop/blocks/draw-page-blocks.tsx';
import { findContentPage, listContentPages } from './content-store.ts';
import { listFooterLinks, listMenuLinks } from './list-menu-links.ts';

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
    footerLinks(_, { locale }, context) {
      context.tags.add('site');
      return listFooterLinks(context, locale);
    },
    async contentPage(_, { locale, slug }, context) {
      context.tags.add('content');
      const found = await findContentPage(context, slug, locale);
      return found && { ...found.page, blocksHtml: await drawPageBlocks(found.blocks, locale, context) };
    },
  },
};
