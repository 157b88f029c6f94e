// What else a shopper may want: by the tags of what they have chosen, the newest where that is nothing.
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import type { ProductCard } from '../../schema/resolver-types.generated.ts';
import { ALL_PRODUCTS } from './listing-scope.ts';
import { listCardsByHandle, listProductCards } from './product-card-store.ts';

const SHOWN = 4;
/** As many as may be sold out, and are left out. */
const SPARE = 8;

export async function listCrossSell(db: Db, view: MarketView, handles: readonly string[]): Promise<ProductCard[]> {
  const chosen = await listCardsByHandle(db, view, handles);
  const rows = await listProductCards(db, {
    ...view,
    collection: ALL_PRODUCTS,
    sort: 'newest',
    first: SHOWN + SPARE,
    relatedTo: chosen.map(({ id }) => id),
  });
  const cards = rows.map(({ card }) => card);
  return cards.filter(({ availability }) => availability !== 'SOLD_OUT').slice(0, SHOWN);
}
