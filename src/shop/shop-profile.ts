// What a merchant sets of the shop, composed of the documents of the settings: `server/shop/compose-shop.ts`.
import type { Locale } from '../i18n/locales.ts';
import type { Block } from './blocks/blocks.ts';
import type { Brand, Scheme } from './brand/brand.ts';
import { cardSizes, gallerySizes, type PictureShape } from './brand/card-sizes.ts';
import type { Company } from './company.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import type { AppStore, ShopIdentity } from './identity.ts';
import type { MailSettings } from './mail-settings.ts';
import type { MailTexts } from './mail-texts/mail-texts.ts';
import type { MarketingSettings } from './marketing-settings.ts';
import { type Market, marketLanguages, marketOf, type ShopMarkets } from './markets.ts';
import type { ShopPaymentSettings } from './payment-settings.ts';
import type { Taxes } from './tax-settings.ts';

export type ShopProfile = {
  identity: Pick<ShopIdentity, 'name'> & {
    /** Follows the name in the home page's title. */
    tagline: Readonly<Record<Locale, string>>;
    /** Its own. Without `wordmark` the name is set in type; of the others a page shows none. */
    drawings: Readonly<Partial<Record<DrawingName, Drawing>>>;
    /** A logo that is pixels: PNG as `data:` addresses, whose own address the wordmark names. */
    logoPictures: Readonly<Partial<Record<Scheme, string>>>;
    /** The site's icon, an SVG document. */
    icon: string;
    appStores: readonly AppStore[];
  };
  brand: Brand;
  /** The zone by whose clocks the shop's days begin, and moments are written: that of the country of its taxes. */
  timeZone: string;
  /** `blocks`: those that this release knows; none: the page is composed of what the shop has. */
  home: Readonly<Record<Locale, HomeTexts>> & { blocks: readonly Block[] };
  company: Company;
  markets: ShopMarkets;
  payments: ShopPaymentSettings;
  taxes: Taxes;
  delivery: DeliverySettings;
  mail: MailSettings;
  mailTexts: MailTexts;
  marketing: MarketingSettings;
};

/** `wordmark`: the name, in header and footer. */
export type DrawingName = 'wordmark' | 'empty-cart' | 'not-found' | 'failure';

/** The body of an SVG whose view begins at 0 0. Colours of the theme are `var(--ink)` and the like. */
export type Drawing = { body: string; width: number; height: number };

export type HomeTexts = Record<'description' | 'allGoods', string>;

/** What every page shows of the profile: browsers get it with the page. */
export type PublicShop = {
  name: string;
  /** Their view boxes: the server sends those that a page shows with the page. */
  drawings: Readonly<Partial<Record<DrawingName, string>>>;
  /** HTML's `sizes` of a card's picture, by its shape. */
  cardSizes: Record<PictureShape, string>;
  gallerySizes: string;
  /** Moments are written by its clocks. */
  timeZone: string;
  /** The languages of its markets. */
  languages: readonly Locale[];
  mainLanguage: Locale;
  /** The page's. */
  market: Pick<Market, 'currency' | 'country'>;
  /** Whether one can sign up for it. */
  hasNewsletter: boolean;
  /** Whether the checkout offers to remind of an order that is not finished. */
  hasCartReminder: boolean;
  /** Whether VAT and delivery are included: beside a price, and about all of them. */
  priceNote: string;
  pricesNote: string;
};

export function publicShop(
  { identity: { name, drawings }, brand, timeZone, markets, marketing }: ShopProfile,
  locale: Locale,
  notes: Pick<PublicShop, 'priceNote' | 'pricesNote'>,
): PublicShop {
  const viewBoxes = Object.entries(drawings).map(([key, { width, height }]) => [key, `0 0 ${width} ${height}`]);
  const { currency, country } = marketOf(markets, locale);
  return {
    name,
    drawings: Object.fromEntries(viewBoxes),
    cardSizes: cardSizes[brand.pictures],
    gallerySizes: gallerySizes[brand.pictures],
    timeZone,
    languages: marketLanguages(markets),
    mainLanguage: markets.main,
    market: { currency, country },
    hasNewsletter: marketing.newsletter,
    hasCartReminder: marketing.cartReminder.isOn,
    ...notes,
  };
}
