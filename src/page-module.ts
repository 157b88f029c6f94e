// The exports of a page's file, on any surface.
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RouteLocation } from './addresses.ts';
import type { Messages } from './i18n/all-messages.ts';
import type { Locale } from './i18n/locales.ts';
import type { Translate } from './i18n/translate.ts';

export type PageHead = {
  /** The page's own title; the surface completes it, see `TitleOf`. */
  title: string;
  description?: string;
  /** Path and query of the page's canonical address; omitted for pages that search engines should not index. */
  canonical?: string;
  /** The languages of the shop in which there is no such page. */
  missingIn?: readonly Locale[] | null | undefined;
  /** The current path of the page's subject, when the request used an earlier one. */
  movedTo?: string;
  /** Only of a page that stands in the place of another, which is not there or not for whoever asks. */
  status?: 403 | 404;
};

export type PageProps = { location: RouteLocation };

/** The part of the query cache that a `load` may use, so that a prefetch can apply its own rule of freshness. */
export type QueryLoader = Pick<QueryClient, 'ensureQueryData'>;

/** Fetches what a page shows. */
export type PageLoad = (queryClient: QueryLoader, location: RouteLocation) => Promise<unknown>;

export type PageModule = {
  Page(props: PageProps): ReactNode;
  /**
   * The page's own load, where the surface's table has none: a table weighs on every page, and this waits for the
   * page's code.
   */
  load?: PageLoad;
  /** The page's own texts, beyond the surface's. */
  loadTexts?(locale: Locale): Promise<Partial<Messages>>;
  /** Loads the page's late parts; a navigation waits for them. */
  loadParts?(): Promise<unknown>;
  head(context: { queryClient: QueryClient; location: RouteLocation; t: Translate }): PageHead;
};
