// What a merchant sets of the shop: the type of it. The demo shop's is `server/demo/demo-profile.ts`; `server/main.ts`
// hands one in, and everything that is the merchant's own is read from there.
import type { Locale } from '../i18n/locales.ts';
import type { Company } from './company.ts';
import type { ShopPaymentSettings } from './payment-settings.ts';

export type ShopProfile = {
  identity: ShopIdentity;
  texts: Readonly<Record<Locale, ShopTexts>>;
  /** Until the settings say who sells. */
  company: Company;
  payments: ShopPaymentSettings;
  mail: {
    /** A mailbox, as `The Shop <orders@shop.example>`, unless MAIL_FROM names another. */
    sender: string;
  };
  /** Where the shop's own apps are offered, shown below every page. */
  appStores: readonly AppStore[];
};

export type ShopIdentity = {
  name: string;
  /** Its own. Without `wordmark` the name is set in type; of the others a page shows none. */
  drawings: Readonly<Partial<Record<DrawingName, Drawing>>>;
  /** The site's icon, an SVG document. */
  icon: string;
};

/** `wordmark`: the name, in header and footer. */
export type DrawingName = 'wordmark' | 'empty-cart' | 'not-found' | 'failure';

/** The body of an SVG whose view begins at 0 0. Colours of the theme are `var(--ink)` and the like. */
export type Drawing = { body: string; width: number; height: number };

/** What the shop says of itself. */
export type ShopTexts = {
  /** Follows the name in the home page's title. */
  tagline: string;
  home: HomeTexts;
  /** Of the collection of everything. */
  allGoods: string;
};

export type HomeTexts = {
  /** For search engines and previews. */
  description: string;
  headline: string;
  lead: string;
  /** Names the newest products where they are shown first. */
  showcase: string;
  /** Stands above the collections. */
  collections: string;
};

export type AppStore = { store: 'app-store' | 'google-play'; url: string };

/** What every page shows of the profile: browsers get it with the page. */
export type PublicShop = {
  name: string;
  /** Their view boxes: the server sends those that a page shows with the page. */
  drawings: Readonly<Partial<Record<DrawingName, string>>>;
};

export function publicShop({ identity: { name, drawings } }: ShopProfile): PublicShop {
  const viewBoxes = Object.entries(drawings).map(([key, { width, height }]) => [key, `0 0 ${width} ${height}`]);
  return { name, drawings: Object.fromEntries(viewBoxes) };
}
