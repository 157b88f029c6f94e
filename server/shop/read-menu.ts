import { menuOf } from '#src/catalogue/collections/menu-of.ts';
import type { MarketView } from '#src/shop/markets.ts';
import { defaultNavigation } from '#src/shop/shop-navigation.ts';
import { listCollections } from '../catalogue/collection-store.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Collection } from '../schema/resolver-types.generated.ts';
import { readShownSettings } from './read-settings.ts';

/** The collections of the menu, from memory that follows changes. */
export async function readMenu(shown: Pick<RequestContext, 'db' | 'unsaved'>, view: MarketView): Promise<Collection[]> {
  const [collections, navigation] = await Promise.all([
    listCollections(shown.db, view),
    readShownSettings(shown, 'navigation'),
  ]);
  return menuOf(collections, navigation ?? defaultNavigation);
}
