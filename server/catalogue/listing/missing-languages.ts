// The languages of the shop in which a page of the catalogue is not there: those in whose markets nothing on it is sold.
import type { Locale } from '#src/i18n/locales.ts';
import { languagesWithout, type ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';
import { readListingIndex } from '../catalogue-cache.ts';
import { countOnSale, isOnSale } from './listing-scope.ts';

/** Null for none. */
export async function productMissingIn(db: Db, markets: ShopMarkets, productId: string): Promise<Locale[] | null> {
  const index = await readListingIndex(db);
  return languagesWithout(markets, ({ currency }) => isOnSale(index, productId, currency));
}

/** Null for none. */
export async function collectionMissingIn(db: Db, markets: ShopMarkets, handle: string): Promise<Locale[] | null> {
  const index = await readListingIndex(db);
  return languagesWithout(markets, ({ currency }) => countOnSale(index, handle, currency) > 0);
}
