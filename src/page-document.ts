// What the server and the build need to know of a page, beside what the browser does: each page has it in a file of its
// own, beside the page, which no browser fetches.
import type { QueryClient } from '@tanstack/react-query';
import { pathOf, type RouteLocation } from './addresses.ts';
import type { Translate } from './i18n/translate.ts';
import type { PictureSize } from './media/picture-sources.ts';
import type { PageHead } from './page-module.ts';
import type { ShopProfile } from './shop/shop-profile.ts';

/** What a page says to machines beside its HTML: to search engines, and for previews where it is shared. */
export type PageDescription = {
  /** Schema.org objects, each a script of its own. */
  jsonLd: object[];
  image: (PictureSize & { alt: string }) | null;
  type: 'website' | 'product';
  /** What the page's own `head` leaves out, because a navigation in the browser sets the title alone. */
  head?: Partial<PageHead>;
};

/** Gzipped weight of a first visit in kilobytes of 1,000 bytes; `ours` is the part of `script` that is no library's. */
export type Budget = { script: number; ours: number; style: number };

export type DescriptionSources = { queryClient: QueryClient; publicUrl: string; shop: ShopProfile; t: Translate };

export type PageDocument = {
  /**
   * Of all addresses of the page the one that it is cached and rendered under: parameters that it knows, in one order. What
   * advertisements and strangers append makes no other page.
   */
  addressOf(location: RouteLocation): string;
  /** Reads what the page's `load` left in the cache. */
  describe(location: RouteLocation, known: DescriptionSources): PageDescription;
  budget: Budget;
};

/** Target 4 of the speed specification: the pages that a visit begins with. */
export const firstViewBudget: Budget = { script: 95, ours: 15, style: 10 };

export const plainDescription: PageDescription = { jsonLd: [], image: null, type: 'website' };

/** A page that knows no parameters and tells machines nothing. */
export const plainDocument: PageDocument = {
  addressOf: ({ href }) => pathOf(href),
  describe: () => plainDescription,
  budget: firstViewBudget,
};
