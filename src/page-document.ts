// What the server and the build, but not the browser, need to know about a page. Each page has it in a file of its own
// beside the page, which no browser loads.
import type { QueryClient } from '@tanstack/react-query';
import { pathOf, type RouteLocation } from './addresses.ts';
import type { Translate } from './i18n/translate.ts';
import type { PictureSize } from './media/picture-sources.ts';
import type { Currency, Money } from './money.ts';
import type { PageHead } from './page-module.ts';
import type { ShopProfile } from './shop/shop-profile.ts';

/** Metadata of a page: for search engines, and for previews of shared links. */
export type PageDescription = {
  /** Schema.org objects, or lists of such that refer to each other; one script each. */
  jsonLd: object[];
  image: (PictureSize & { alt: string }) | null;
  type: 'website' | 'product' | 'article';
  /** Atom feeds of what the page is about. */
  feeds?: readonly { title: string; path: string }[];
  /** The page whose sheets this one shows something with. */
  sheetsOf?: string;
  /** What the page's own `head` omits, because a navigation in the browser only sets the title. */
  head?: Partial<PageHead>;
};

/** Gzipped weight of a first visit in kilobytes of 1,000 bytes; `ours` is the part of `script` without libraries. */
export type Budget = { script: number; ours: number; style: number };

/** Working days on the way. */
export type ShownDelivery = { price: Money; minDays: number; maxDays: number };

/** The usual way of a parcel to the door of a country; null where none leads. */
export type FindDelivery = (place: {
  country: string;
  currency: Currency;
}) => (parcel: { weightGrams: number; goodsMinor: number }) => ShownDelivery | null;

export type DescriptionSources = {
  queryClient: QueryClient;
  publicUrl: string;
  shop: ShopProfile;
  t: Translate;
  findDelivery: FindDelivery;
};

export type PageDocument = {
  /**
   * The normalised address under which the page is rendered and cached: its own parameters in a fixed order, so that
   * unknown ones, such as those of advertisements, make no further cache entries.
   */
  addressOf(location: RouteLocation): string;
  /** Reads the query cache that the page's `load` has filled. */
  describe(location: RouteLocation, sources: DescriptionSources): PageDescription;
  budget: Budget;
  /** Files that several such pages share come together, in a request or two. */
  sharesFiles?: true;
};

/** The routes of such pages. */
export function sharingPages(documents: Readonly<Record<string, PageDocument>>): string[] {
  return Object.keys(documents).filter((route) => documents[route]?.sharesFiles);
}

/** Meant for the pages on which visits usually begin. */
export const firstViewBudget: Budget = { script: 83, ours: 15, style: 10 };

export const plainDescription: PageDescription = { jsonLd: [], image: null, type: 'website' };

/** Meant for a page without parameters and metadata. */
export const plainDocument: PageDocument = {
  addressOf: ({ href }) => pathOf(href),
  describe: () => plainDescription,
  budget: firstViewBudget,
};

/**
 * The document of pages that differ between visitors: cached for nobody, so their addresses stay as they are. Entered
 * from the storefront, they bring the texts of the whole way from the cart to the order.
 */
export const personalDocument: PageDocument = {
  ...plainDocument,
  addressOf: ({ href }) => href,
  budget: { script: 90, ours: 21.5, style: 10 },
};
