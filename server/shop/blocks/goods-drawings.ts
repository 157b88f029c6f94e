// Blocks of products and collections: the shop's pages have components for these.
import { viewOf } from '#src/shop/markets.ts';
import { readListingIndex } from '../../catalogue/catalogue-cache.ts';
import { listCollections } from '../../catalogue/collection-store.ts';
import { type FoundCard, listCardsByHandle, listProductCards } from '../../catalogue/listing/product-card-store.ts';
import type { ProductCard } from '../../schema/resolver-types.generated.ts';
import { recallMostBought } from '../home/list-most-bought.ts';
import type { Drawing, DrawingContext } from './block-drawing.ts';
import { drawLargeProducts } from './large-products-drawing.tsx';

/** Two rows on the widest screens. */
const OF_A_COLLECTION = 8;

export const showLine: Drawing<'line'> = ({ title }, { text, t }) => ({
  ...{ kind: 'LINE', products: [] },
  title: text(title) || t('home.newest'),
});

export const showNewest: Drawing<'newest'> = ({ title }, { text, t }) => ({
  ...{ kind: 'NEWEST', products: [] },
  title: text(title) || t('home.newest'),
});

export const showCollections: Drawing<'collections'> = ({ title }, { text, t }) => ({
  ...{ kind: 'COLLECTIONS', products: [] },
  title: text(title) || t('shop.collections'),
});

/** One that is there no more shows nothing. */
export const showCollection: Drawing<'collection'> = async ({ handle, title }, at) => {
  const { db, markets } = at.request;
  const view = viewOf(markets, at.locale);
  const collection = (await listCollections(db, view)).find((each) => each.handle === handle);
  if (!collection) return null;
  const cards = await listProductCards(db, { ...view, collection: handle, sort: 'newest', first: OF_A_COLLECTION });
  const products = noted(
    cards.map(({ card, cursor }) => ({ card, id: cursor.id })),
    at,
  );
  return { kind: 'COLLECTION', handle, title: at.text(title) || collection.title, products };
};

/** Fewer would say little of what is bought. */
const LEAST_BOUGHT = 4;

export const showMostBought: Drawing<'most-bought'> = async ({ title }, at) => {
  const { db, markets } = at.request;
  const handles = await recallMostBought(db, (await readListingIndex(db)).at);
  const found = await listCardsByHandle(db, viewOf(markets, at.locale), handles);
  const bought = found.filter(({ card }) => card.availability !== 'SOLD_OUT');
  if (bought.length < LEAST_BOUGHT) return null;
  // A row or two, and no short one.
  const shown = bought.slice(0, bought.length < OF_A_COLLECTION ? LEAST_BOUGHT : OF_A_COLLECTION);
  return { kind: 'PRODUCTS', title: at.text(title) || at.t('shop.mostBought'), products: noted(shown, at) };
};

export const showProducts: Drawing<'products'> = async ({ products: handles, title, arrangement }, at) => {
  const { db, markets } = at.request;
  const products = noted(await listCardsByHandle(db, viewOf(markets, at.locale), handles), at);
  if (arrangement === 'large') return drawLargeProducts(products, at.text(title), at);
  return products.length > 0 ? { kind: 'PRODUCTS', title: at.text(title), products } : null;
};

/** The page is made anew when one of them changes. */
function noted(found: readonly Pick<FoundCard, 'card' | 'id'>[], { request }: DrawingContext): ProductCard[] {
  for (const { id } of found) request.tags.add(`product:${id}`);
  return found.map(({ card }) => card);
}
