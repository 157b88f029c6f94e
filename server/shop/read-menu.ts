import type { MarketView } from '#src/shop/markets.ts';
import { defaultNavigation, menuOf } from '#src/shop/shop-navigation.ts';
import { listCollections } from '../catalogue/collection-store.ts';
import type { Db } from '../database/connect.ts';
import type { Collection } from '../schema/resolver-types.generated.ts';
import { readSettings } from './read-settings.ts';

/** The collections of the menu, from memory that follows changes. */
export async function readMenu(db: Db, view: MarketView): Promise<Collection[]> {
  const [collections, navigation] = await Promise.all([listCollections(db, view), readSettings(db, 'navigation')]);
  return menuOf(collections, navigation ?? defaultNavigation);
}
