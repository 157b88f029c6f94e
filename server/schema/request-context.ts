// What a resolver may use: the services of the app, and the visitor of this request.

import type { ShopMarkets } from '#src/shop/markets.ts';
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from '../database/connect.ts';
import type { GuessLimit } from '../http/request-limits.ts';
import type { Session } from '../http/session.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** Of the storefront. */
export type RequestContext = {
  db: Db;
  now: () => Date;
  session: Session;
  payments: PaymentProvider;
  paymentSettings: ShopPaymentSettings;
  /** As the settings say now. */
  readShop: () => Promise<ShopProfile>;
  markets: ShopMarkets;
  publicUrl: string;
  /** For tokens that somebody may be guessing. */
  guesses: GuessLimit;
  /** Collects what the answer was read from, as tags of `server/database/change-notices.ts`. */
  tags: Set<string>;
};

/** Of the office. */
export type OfficeContext = {
  shopName: string;
  /** For passwords that somebody may be guessing. */
  guesses: GuessLimit;
};
