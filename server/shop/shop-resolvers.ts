import type { Locale } from '#src/i18n/locales.ts';
import type { HomeBlock } from '#src/shop/home-blocks.ts';
import { viewOf } from '#src/shop/markets.ts';
import { listCollections } from '../catalogue/collection-store.ts';
import { listProductCards } from '../catalogue/listing/product-card-store.ts';
import { translateTo } from '../i18n/translations.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { HomeBlockKind, Resolvers, HomeBlock as ShownBlock } from '../schema/resolver-types.generated.ts';
import { companyLines } from './company-lines.ts';
import { readMenu } from './read-menu.ts';

/** Two rows on the widest screens. */
const OF_A_COLLECTION = 8;

const kinds: Record<HomeBlock['kind'], HomeBlockKind> = {
  hero: 'HERO',
  line: 'LINE',
  newest: 'NEWEST',
  collections: 'COLLECTIONS',
  collection: 'COLLECTION',
};

export const shopResolvers: Resolvers = {
  Query: {
    collections(_, { locale }, context) {
      context.tags.add('site');
      return readMenu(context, viewOf(context.markets, locale));
    },

    async homePage(_, { locale }, context) {
      context.tags.add('site').add('catalogue');
      const { identity, home } = await context.readShop();
      const blocks = await Promise.all(home.blocks.map((block) => showBlock(block, locale, context)));
      const { headline, lead } = home[locale];
      return { tagline: identity.tagline[locale], headline, lead, blocks: blocks.filter((block) => block !== null) };
    },
    async companyLines(_, { locale }, context) {
      context.tags.add('site');
      return companyLines((await context.readShop()).company, locale);
    },
  },
};

/** Null for a collection that is there no more. */
async function showBlock(
  block: HomeBlock,
  locale: Locale,
  { db, markets }: RequestContext,
): Promise<ShownBlock | null> {
  const t = translateTo(locale);
  const kind = kinds[block.kind];
  switch (block.kind) {
    case 'hero':
      return { kind, title: '', products: [] };
    case 'line':
    case 'newest':
      return { kind, title: block.title[locale] || t('home.newest'), products: [] };
    case 'collections':
      return { kind, title: block.title[locale] || t('shop.collections'), products: [] };
    case 'collection': {
      const { handle } = block;
      const collections = await listCollections(db, viewOf(markets, locale));
      const collection = collections.find((each) => each.handle === handle);
      if (!collection) return null;
      const cards = await listProductCards(db, {
        ...viewOf(markets, locale),
        collection: handle,
        sort: 'newest',
        first: OF_A_COLLECTION,
      });
      return { kind, handle, title: block.title[locale] || collection.title, products: cards.map(({ card }) => card) };
    }
  }
}
