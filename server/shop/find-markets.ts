import type { Locale } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { mainFirst, type ShopMarkets } from '#src/shop/markets.ts';
import type { Db } from '../database/connect.ts';
import { findSettings } from './settings-store.ts';

/** Reads the database, for anyone who needs nothing else of the shop: its memory would read the whole catalogue. */
export async function findMarkets(db: Db): Promise<ShopMarkets> {
  return (await findSettings(db, 'markets'))?.data ?? everyMarket;
}

/** The main market's first. */
export async function listMarketLanguages(db: Db): Promise<Locale[]> {
  return mainFirst(await findMarkets(db));
}
