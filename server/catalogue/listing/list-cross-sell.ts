// What else a shopper may want: what the merchant has chosen to go well with what is in the cart, then what has its tags
// until there is a row of them; the newest where the cart is empty. Beside anything else no gift card is offered: it is ordered by
// itself.
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import type { ProductCard } from '../../schema/resolver-types.generated.ts';
import { readListingIndex } from '../catalogue-cache.ts';
import { ALL_PRODUCTS } from './listing-scope.ts';
import { type FoundCard, listCardsByHandle, listProductCards } from './product-card-store.ts';

const SHOWN = 4;
/** So many may be sold out, and are left out. */
const SPARE = 8;

export async function listCrossSell(db: Db, view: MarketView, handles: readonly string[]): Promise<ProductCard[]> {
  const chosen = await listCardsByHandle(db, view, handles);
  const byMerchant = byHandle((await listGoingWith(db, view, chosen)).filter(isThere));
  // Where they fill the row, nothing else is asked for.
  if (byMerchant.size >= SHOWN) return [...byMerchant.values()].slice(0, SHOWN);
  const rows = await listProductCards(db, {
    ...view,
    collection: ALL_PRODUCTS,
    sort: 'newest',
    first: SHOWN + SPARE,
    relatedTo: chosen.map(({ id }) => id),
    isWithoutGiftCards: chosen.length > 0,
  });
  const byTags = byHandle(rows.map(({ card }) => card).filter(isThere));
  return [...new Map([...byMerchant, ...byTags]).values()].slice(0, SHOWN);
}

/** An earlier handle and the one of today are one product. */
function byHandle(cards: readonly ProductCard[]): Map<string, ProductCard> {
  return new Map(cards.map((card) => [card.handle, card]));
}

function isThere({ availability }: ProductCard): boolean {
  return availability !== 'SOLD_OUT';
}

/** The products that the merchant has named, without gift cards and what is in the cart already. */
async function listGoingWith(db: Db, view: MarketView, chosen: readonly FoundCard[]): Promise<ProductCard[]> {
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ id }) => id);
  const rows = await db.selectFrom('products').select(['id', 'goes_with']).where('id', 'in', ids).execute();
  const handles = ids.flatMap((id) => rows.find((row) => row.id === id)?.goes_with ?? []);
  const found = await listCardsByHandle(db, view, [...new Set(handles)]);
  const index = await readListingIndex(db);
  const isOffered = (id: string) => !ids.includes(id) && !index.giftCards.has(index.rowOf(id) ?? -1);
  return found.filter(({ id }) => isOffered(id)).map(({ card }) => card);
}
