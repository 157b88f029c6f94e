// What a feed is: how it begins, what it says of an offer, how it ends.
import type { Locale } from '#src/i18n/locales.ts';
import type { Currency, Money } from '#src/money.ts';
import type { FeedOffer } from './feed-offers.ts';

export type FeedMarket = {
  shopName: string;
  /** The shop's, without a slash at the end. */
  origin: string;
  locale: Locale;
  /** Its main one, ISO 3166-1 alpha-2. */
  country: string;
  /** The company's. */
  companyCountry: string;
  /** The address at which returns are explained. */
  returnPolicy: string;
  /** The cheapest way to the market's country; null when nothing carries it there. */
  delivery(offer: FeedOffer): { country: string; price: Money } | null;
};

export type Feed = {
  /** Ends its address; with `.gz` it is sent as it is compressed. */
  file: string;
  type: string;
  /** Null: of every one. */
  currency: Currency | null;
  open(market: FeedMarket): string;
  /** Empty for what the receiver does not take. */
  write(offer: FeedOffer, market: FeedMarket): string;
  close: string;
};
