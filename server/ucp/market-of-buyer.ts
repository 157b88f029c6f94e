// Which of the shop's markets a request is about, by what it says of its buyer. What it says is believed as far as a market
// goes: prices are those that anybody sees there.
import type { Locale } from '#src/i18n/locales.ts';
import type { Market, ShopMarkets } from '#src/shop/markets.ts';

export type BuyerContext = { address_country?: string | undefined; language?: string | undefined };

/** The market of the country, in the language where there are several; then one of the language; then the main one. */
export function marketOfBuyer(
  { markets, main }: Pick<ShopMarkets, 'markets' | 'main'>,
  { address_country: country = '', language = '' }: BuyerContext,
): Locale {
  const spoken = language.toLowerCase().split('-')[0] ?? '';
  const isIn = (market: Market) => market.country === country.toUpperCase();
  const goesThere = (market: Market) => market.deliversTo.includes(country.toUpperCase());
  const speaks = (market: Market) => market.language === spoken;
  const first = (...wishes: ((market: Market) => boolean)[]) =>
    markets.find((market) => wishes.every((wish) => wish(market)));
  return (
    (first(isIn, speaks) ?? first(goesThere, speaks) ?? first(isIn) ?? first(speaks) ?? first(goesThere))?.language ??
    main
  );
}
