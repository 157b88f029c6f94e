// Which languages, currencies and countries the shop sells in, as its pages and prices see it. The document is checked by
// `market-settings.ts`, apart because zod is not for browsers.
import type { Locale } from '../i18n/locales.ts';
import type { Currency } from '../money.ts';

export type Market = {
  /** Its code is the prefix of the market's addresses. */
  language: Locale;
  currency: Currency;
  /** ISO 3166-1 alpha-2; its VAT rates are shown, and the checkout preselects it. */
  country: string;
  /** Empty: wherever a delivery method goes. */
  deliversTo: readonly string[];
};

/** How prices in a currency are made where the merchant has set none. */
export type Conversion = {
  currency: Currency;
  from: Currency;
  /** What one unit of `from` is worth, as an exact decimal. */
  rate: string;
  rounding: Rounding;
};

/** `.99`, `.90`: up to the next amount that ends so. `whole`: up to the next whole unit. `exact`: the nearest amount. */
export const roundings = ['.99', '.90', 'whole', 'exact'] as const;
export type Rounding = (typeof roundings)[number];

export type ShopMarkets = {
  /** They stand in the order in which they are offered. */
  markets: readonly Market[];
  /** The market that `/` leads to, and that stands where one that is asked for is not there any more. */
  main: Locale;
  /** The language of the catalogue's plain texts, which stand where a translation is missing. */
  catalogueLanguage: Locale;
  conversions: readonly Conversion[];
};

/** A market that was closed answers like the main one. */
export function marketOf({ markets, main }: ShopMarkets, locale: Locale): Market {
  const market =
    markets.find(({ language }) => language === locale) ?? markets.find(({ language }) => language === main);
  if (!market) throw new Error(`the main market ${main} is not among the markets`);
  return market;
}

export function hasMarket({ markets }: ShopMarkets, locale: Locale): boolean {
  return markets.some(({ language }) => language === locale);
}

export function goesTo({ deliversTo }: Pick<Market, 'deliversTo'>, country: string): boolean {
  return deliversTo.length === 0 || deliversTo.includes(country);
}

export function marketLanguages({ markets }: Pick<ShopMarkets, 'markets'>): Locale[] {
  return markets.map(({ language }) => language);
}

/** The languages of the markets that something is not in; null for none. */
export function languagesWithout(
  shop: Pick<ShopMarkets, 'markets'>,
  isIn: (market: Market) => boolean,
): Locale[] | null {
  const missing = marketLanguages({ markets: shop.markets.filter((market) => !isIn(market)) });
  return missing.length > 0 ? missing : null;
}

/** What goods are shown by: in which language, and at which prices. */
export type MarketView = { locale: Locale; baseLocale: Locale; currency: Currency };

/** The languages in which the catalogue may have texts. */
export function spokenLanguages(shop: ShopMarkets): Locale[] {
  return [...new Set([...marketLanguages(shop), shop.catalogueLanguage])];
}

/** Those into which the catalogue is translated. */
export function otherLanguages(shop: ShopMarkets): Locale[] {
  return spokenLanguages(shop).filter((locale) => locale !== shop.catalogueLanguage);
}

/** The languages of the shop, that of the catalogue first, as texts stand side by side. */
export function sourceFirst(shop: ShopMarkets): Locale[] {
  return [shop.catalogueLanguage, ...otherLanguages(shop)];
}

/** The languages of the markets, that of the main one first. */
export function mainFirst(shop: ShopMarkets): Locale[] {
  return [shop.main, ...marketLanguages(shop).filter((language) => language !== shop.main)];
}

export function viewOf(markets: ShopMarkets, locale: Locale): MarketView {
  return { locale, baseLocale: markets.catalogueLanguage, currency: marketOf(markets, locale).currency };
}
