import type { Locale } from '#src/i18n/locales.ts';
import { type MarketView, viewOf } from '#src/shop/markets.ts';
import { findPicturesIn } from '../../catalogue/find-pictures-in.ts';
import { ALL_PRODUCTS, findListing } from '../../catalogue/listing/listing-scope.ts';
import { selectProducts } from '../../catalogue/listing/select-products.ts';
import type { Db } from '../../database/connect.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { Collection } from '../../schema/resolver-types.generated.ts';
import { readMenu } from '../read-menu.ts';

type Shown = Pick<RequestContext, 'db' | 'markets' | 'tags' | 'unsaved'>;

/** Two rows of cards: what stands among them is not shown in a tile as well, where there is another picture. */
const NEWEST = 8;

/** The collections of the menu. One for which the merchant has chosen no picture has that of a product. */
export async function listPicturedMenu(shown: Shown, locale: Locale): Promise<Collection[]> {
  const view = viewOf(shown.markets, locale);
  const collections = await readMenu(shown, view);
  const bare = collections.filter(({ image }) => !image);
  if (bare.length === 0) return collections;
  shown.tags.add('catalogue');
  const pictures = await findPicturesIn(shown.db, bare, await listNewest(shown.db, view));
  return collections.map((one) => ({ ...one, image: one.image ?? pictures.get(one.handle) ?? null }));
}

async function listNewest(db: Db, view: MarketView): Promise<string[]> {
  const listing = await findListing(db, { ...view, collection: ALL_PRODUCTS });
  return listing.index.cached(`newest in ${view.currency}`, () =>
    selectProducts(listing, { sort: 'newest' }, { first: NEWEST, backwards: false }).map(({ id }) => id),
  );
}
