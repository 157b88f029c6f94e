import { mainFirst, viewOf } from '#src/shop/markets.ts';
import { defaultNavigation } from '#src/shop/shop-navigation.ts';
import { listCollections } from '../../catalogue/collection-store.ts';
import { byStaff } from '../../history/by-staff.ts';
import { nameOfWriter } from '../../history/writer-names.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { saveMenu } from '../menu/save-menu.ts';
import { findSettings } from '../settings-store.ts';
import { parseSent } from './parse-sent.ts';

export const menuResolvers: Resolvers = {
  Query: {
    async editedMenu(_, __, { db, markets }) {
      const [stored, collections, pages] = await Promise.all([
        findSettings(db, 'navigation'),
        listCollections(db, viewOf(markets, markets.main)),
        findSettings(db, 'pages'),
      ]);
      return {
        version: stored?.version ?? 0,
        data: JSON.stringify(stored?.data ?? defaultNavigation),
        collections: collections.map(({ handle, title, productCount }) => ({ handle, title, productCount })),
        pages: (pages?.data.pages ?? []).map(({ slug, texts }) => ({
          slug,
          title: (texts[markets.main] ?? texts[markets.catalogueLanguage] ?? Object.values(texts)[0])?.title ?? slug,
        })),
        languages: mainFirst(markets),
      };
    },
  },
  Mutation: {
    async saveMenu(_, { version, data }, context) {
      const saved = await saveMenu(
        { ...context, by: byStaff(context), changedBy: context.staff?.email ?? 'office' },
        { version, data: parseSent(data) },
      );
      if (saved.ok) return saved.value;
      const by = 'by' in saved.error ? await nameOfWriter(context.db, saved.error.by) : null;
      return { refusal: saved.error.kind, by };
    },
  },
};
