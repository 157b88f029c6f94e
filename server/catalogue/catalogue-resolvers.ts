import { MOST_SAVED } from '#src/catalogue/saved/read-handles.ts';
import { marketOf, spokenLanguages, viewOf } from '#src/shop/markets.ts';
import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { countProducts, findRenamedCollection, listCollections } from './collection-store.ts';
import { listProducts } from './listing/list-products.ts';
import { listRelated } from './listing/list-related.ts';
import { ALL_PRODUCTS } from './listing/listing-scope.ts';
import { readView } from './listing/listing-view.ts';
import { collectionMissingIn, productMissingIn } from './listing/missing-languages.ts';
import { listCardsByHandle, listProductCards } from './listing/product-card-store.ts';
import { findProduct } from './product-store.ts';
import { listPublishedReviews } from './reviews/published-reviews.ts';
import { outcomeOfSearch } from './search/outcome-of-search.ts';
import { searchProducts } from './search/search-products.ts';
import { suggestProducts } from './search/suggest-products.ts';
import { unsavedProductOf } from './unsaved-product.ts';

export const catalogueResolvers: Resolvers = {
  Query: {
    async newestProducts(_, { locale, first }, { db, markets, tags }) {
      tags.add('catalogue');
      const rows = await listProductCards(db, {
        ...viewOf(markets, locale),
        collection: ALL_PRODUCTS,
        sort: 'newest',
        first,
      });
      return rows.map(({ card }) => card);
    },

    async collection(_, { locale, handle }, { db, readShop, markets, tags }) {
      tags.add('site').add('catalogue');
      if (handle !== ALL_PRODUCTS) {
        const collections = await listCollections(db, viewOf(markets, locale));
        const current = collections.find((collection) => collection.handle === handle);
        const renamed = current ? null : await findRenamedCollection(db, handle);
        const found = current ?? collections.find((collection) => collection.handle === renamed);
        return found ? { ...found, missingIn: await collectionMissingIn(db, markets, found.handle) } : null;
      }
      const productCount = await countProducts(db, marketOf(markets, locale).currency);
      // The page gives the whole catalogue its title, which is no text of the merchant's.
      const description = (await readShop()).home[locale].allGoods;
      return { handle, title: '', description, seoDescription: '', image: null, productCount };
    },

    products(_, { locale, collection, view }, { db, markets, tags }) {
      tags.add('catalogue');
      return listProducts(db, { ...viewOf(markets, locale), collection, ...readView(view, 'listing') });
    },

    async search(_, { locale, view }, { db, markets, tags, noteSearch }) {
      tags.add('catalogue');
      const asked = readView(view, 'search');
      const answer = await searchProducts(db, {
        ...viewOf(markets, locale),
        languages: spokenLanguages(markets),
        ...asked,
      });
      const outcome = answer && outcomeOfSearch(asked, answer);
      if (outcome) noteSearch({ locale, text: asked.text, outcome });
      return answer;
    },

    suggestions: (_, { locale, text }, { db, markets }) =>
      suggestProducts(db, { ...viewOf(markets, locale), languages: spokenLanguages(markets), text }),

    reviews: (_, { locale, handle, after }, { db }) =>
      listPublishedReviews(db, { handle, locale, after: after ?? null }),

    async product(_, { locale, handle }, { db, markets, tags, unsaved }) {
      const previewed = unsavedProductOf(unsaved);
      // A preview is shown under whatever address was asked for.
      const found = previewed ? { ...previewed, handle } : await findProduct(db, handle, viewOf(markets, locale));
      if (!found) return null;
      const { productId, goesWith, ...product } = found;
      const { related, isComplete } = product.lineText?.giftCard
        ? { related: [], isComplete: true }
        : await listRelated(db, viewOf(markets, locale), { productId, goesWith, collection: product.collection });
      for (const id of [productId, ...related.map((each) => each.id)]) tags.add(`product:${id}`);
      // What was chosen and is not on sale now may be again.
      if (!isComplete) tags.add('catalogue');
      const missingIn = await productMissingIn(db, markets, productId);
      return { ...product, missingIn, related: related.map(({ card }) => card) };
    },

    async productsByHandle(_, { locale, handles }, { db, markets, tags }) {
      // One that is not on sale now may be again.
      tags.add('catalogue');
      return listCardsByHandle(db, viewOf(markets, locale), handles.slice(0, MOST_SAVED));
    },
  },
};
