// What a product's page shows beside it: what the merchant has chosen to go well with it, in that order, and then what has
// most of its tags, until there is a row of them. A gift card is ordered by itself: it is shown beside nothing, and nothing beside
// it. Which ones these are is known from memory, so that one statement reads them, and no others.
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import type { ProductCard } from '../../schema/resolver-types.generated.ts';
import { readChosenIds } from './find-ids-by-handle.ts';
import { ALL_PRODUCTS, findListing, isOnSale, type Listing, type ListingScope } from './listing-scope.ts';
import { findCards, selectIds } from './product-card-store.ts';

const SHOWN = 4;
/** So many may have no card. */
const SPARE = 4;

type Shown = { productId: string; goesWith: readonly string[]; collection?: { handle: string } | null | undefined };

/** `isComplete`: all that was chosen is on sale. */
export async function listRelated(
  db: Db,
  view: MarketView,
  { productId, goesWith, collection }: Shown,
): Promise<{ related: { id: string; card: ProductCard }[]; isComplete: boolean }> {
  const scope = { ...view, collection: collection?.handle ?? ALL_PRODUCTS };
  const listing = await findListing(db, scope);
  const { index } = listing;
  const named = await readChosenIds(db, index, goesWith);
  const onSale = named.flatMap((id) => (id !== null && isOnSale(index, id, view.currency) ? id : []));
  const isOffered = (id: string) => id !== productId && !index.giftCards.has(index.rowOf(id) ?? -1);
  // An earlier handle and the one of today are one product.
  const chosen = [...new Set(onSale.filter(isOffered))];
  const others = await listSimilar(db, listing, scope, productId);
  const candidates = [...new Set([...chosen, ...others])];
  const first = Math.max(SHOWN, chosen.length);
  const cards = await findCards(db, listing, scope, candidates.slice(0, first));
  // A product without texts in the shop's own language has no card.
  const spare = cards.size < SHOWN ? await findCards(db, listing, scope, candidates.slice(first)) : [];
  const found = new Map([...cards, ...spare]);
  const related = candidates.flatMap((id) => {
    const card = found.get(id);
    return card ? { id, card } : [];
  });
  const isComplete = onSale.length === named.length && chosen.every((id) => found.has(id));
  // All that the merchant has chosen, however many they are.
  const shown = Math.max(SHOWN, chosen.filter((id) => cards.has(id)).length);
  return { related: related.slice(0, shown), isComplete };
}

/** The ids of what has most of its tags. */
async function listSimilar(db: Db, listing: Listing, scope: ListingScope, productId: string): Promise<string[]> {
  const first = SHOWN + SPARE;
  const query = { ...scope, first, sort: 'featured', relatedTo: [productId], isWithoutGiftCards: true } as const;
  return (await selectIds(db, listing, query)).map(({ id }) => id);
}
