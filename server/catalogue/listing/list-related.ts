// What a product's page shows beside it: what the merchant has chosen to go well with it, in that order, and then what has
// most of its tags, until there is a row of them. A gift card is ordered by itself: it is shown beside nothing, and nothing beside
// it.
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import type { ProductCard } from '../../schema/resolver-types.generated.ts';
import { findGiftCards } from './find-gift-cards.ts';
import { ALL_PRODUCTS } from './listing-scope.ts';
import { listCardsByHandle, listProductCards } from './product-card-store.ts';

const SHOWN = 4;
/** So many may be gift cards, and are left out. */
const SPARE = 4;

type Shown = { productId: string; goesWith: readonly string[]; collection?: { handle: string } | null | undefined };

/** `isComplete`: all that was chosen is on sale. */
export async function listRelated(
  db: Db,
  view: MarketView,
  { productId, goesWith, collection }: Shown,
): Promise<{ related: { id: string; card: ProductCard }[]; isComplete: boolean }> {
  const found = await listCardsByHandle(db, view, goesWith);
  // An earlier handle and the one of today are one product.
  const chosen = new Map(found.map(({ id, card }) => [id, card]));
  chosen.delete(productId);
  const rows =
    chosen.size >= SHOWN
      ? []
      : await listProductCards(db, {
          ...view,
          collection: collection?.handle ?? ALL_PRODUCTS,
          sort: 'featured',
          first: SHOWN + chosen.size + SPARE,
          relatedTo: [productId],
        });
  const others = rows.map(({ cursor, card }) => ({ id: cursor.id, card })).filter(({ id }) => !chosen.has(id));
  const all = [...Array.from(chosen, ([id, card]) => ({ id, card })), ...others];
  const giftCards = await findGiftCards(
    db,
    all.map(({ card }) => card.handle),
  );
  const offered = all.filter(({ card }) => !giftCards.has(card.handle));
  return {
    // All that the merchant has chosen, however many they are.
    related: offered.slice(0, Math.max(SHOWN, chosen.size)),
    isComplete: found.length === goesWith.length,
  };
}
