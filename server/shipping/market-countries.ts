// The countries that a market delivers to, and where a parcel goes until somebody says where.
import type { DeliverySettings } from '#src/shop/delivery-settings.ts';
import { goesTo, type Market } from '#src/shop/markets.ts';
import { listShippingCountries } from './tariffs.ts';

export function listMarketCountries(delivery: DeliverySettings, market: Market): string[] {
  return listShippingCountries(delivery, market.currency).filter((code) => goesTo(market, code));
}

/** The first of the choices that can be delivered to; the market's own country where nobody has chosen. */
export function destinationOf(
  { country: own }: Market,
  countries: readonly string[],
  choices: readonly (string | null | undefined)[],
): string {
  return [...choices, own].find((code) => code && countries.includes(code)) ?? countries[0] ?? own;
}
