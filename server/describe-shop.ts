// The started shop, as whoever has started it sees it: where it is open, and in which languages.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Locale } from '#src/i18n/locales.ts';
import { isChosen } from '#src/payments/offered-methods.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { Db } from './database/connect.ts';
import { listMarketLanguages } from './shop/find-markets.ts';
import { findOrigin, type ShopOrigin } from './shop/shop-origin.ts';
import { offerSetup } from './staff/offer-setup.ts';
import { hasStaff } from './staff/staff-store.ts';

export type Shop = {
  origin: string;
  sandboxOrigin: string | null;
  /** The main market's first. */
  languages: Locale[];
  shopOrigin: ShopOrigin | null;
  takesCards: boolean;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** Makes the link of the office's first owner; null when somebody works there already. */
  offerSetup(): Promise<string | null>;
  hasStaff(): Promise<boolean>;
  app: FastifyInstance;
  /**
   * Closes the shop. With `reason` SIGTERM, it still answers for a while without being ready, so that load balancers
   * notice.
   */
  close(reason?: string): Promise<void>;
};

type Opened = Pick<Shop, 'origin' | 'sandboxOrigin' | 'app'> & { latest: ShopProfile; now: () => Date };

/** The shop is described as it stands once it listens; only closing it is left to whoever opened it. */
export async function describeShop(db: Db, { latest, now, ...opened }: Opened): Promise<Omit<Shop, 'close'>> {
  return {
    ...opened,
    languages: await listMarketLanguages(db),
    shopOrigin: await findOrigin(db),
    takesCards: isChosen(latest.payments, 'card'),
    log: opened.app.log,
    offerSetup: () => offerSetup(db, now()),
    hasStaff: () => hasStaff(db),
  };
}
