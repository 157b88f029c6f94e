import { inLocale, type RouteLocation } from '#src/addresses.ts';
import { hasMarket } from '#src/shop/markets.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';

/**
 * The address of a page when its market is closed, and null when it is open: orders are still looked at by their links,
 * and search engines still lead there.
 */
export function findOpenMarket({ markets }: ShopProfile, { href, locale }: RouteLocation): string | null {
  return hasMarket(markets, locale) ? null : inLocale(href, markets.main);
}
