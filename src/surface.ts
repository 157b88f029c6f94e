// What a surface is. The shop has two, the storefront and the office: applications of one kind, each with pages, a
// shell, texts, a bundle, a content policy, a session and a GraphQL endpoint of its own, declared in `src/surfaces/`.
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { RouteLocation } from './addresses.ts';
import type { GraphqlApi } from './graphql-client.ts';
import type { MessageKey } from './i18n/all-messages.ts';
import type { TextLoader } from './i18n/load-texts.ts';
import type { Locale } from './i18n/locales.ts';
import type { Translate } from './i18n/translate.ts';
import type { PageDocument } from './page-document.ts';
import type { PageHead, PageModule } from './page-module.ts';
import type { PublicShop } from './shop/shop-profile.ts';

export type SurfaceName = 'storefront' | 'office';

/** All that a `load` may ask of the query cache, so that a prefetch can have its own idea of what is new enough. */
export type QueryLoader = Pick<QueryClient, 'ensureQueryData'>;

export type SurfacePage = {
  page(): Promise<PageModule>;
  load(queryClient: QueryLoader, location: RouteLocation): Promise<unknown>;
  /** Differs between visitors: never in a shared cache. */
  isPersonal?: true;
};

type ShellPart = ComponentType<{ location: RouteLocation }>;

/** Loads what the shell shows. */
export type LoadShell = (queryClient: QueryLoader, location: RouteLocation) => Promise<unknown>;

/** The whole title of a document: that of the page, and whose it is. */
export type TitleOf = (head: PageHead, location: RouteLocation, app: { shop: PublicShop; t: Translate }) => string;

/** What both sides know of a surface; browsers fetch it with the first view. */
export type Surface = {
  /** By the name of the route. */
  pages: Readonly<Record<string, SurfacePage>>;
  /**
   * The page at a path and query; `locale` is the visitor's. An address that is not of this surface is answered by the
   * not-found page, whose `href` is its own.
   */
  locate(href: string, locale: Locale): RouteLocation;
  homePath(locale: Locale): string;
  /** What every page shows. */
  loadTexts: TextLoader;
  /** The shell: what stands above and below every page. */
  Header: ShellPart;
  Footer: ShellPart;
};

/** Sources beyond our own that a document may reach; `position` is the browser's, for pick-up points near by. */
export type ForeignSource = 'icons' | 'payments' | 'wallets' | 'position';

export type SessionCookie = {
  name: string;
  path: string;
  sameSite: 'lax' | 'strict';
  /** Otherwise it ends with the browser. */
  maxAgeS?: number;
};

/** How a surface is built and served: what the server and the build know of it beside. No browser fetches it. */
export type SurfaceDelivery = {
  name: SurfaceName;
  /** What all its addresses begin with; empty for the surface that has all others. */
  basePath: string;
  documents: Readonly<Record<string, PageDocument>>;
  foreignSources(route: string): readonly ForeignSource[];
  /** Closed to search engines. */
  isPrivate: boolean;
  session: SessionCookie;
  api: GraphqlApi;
  loadShell: LoadShell;
  titleOf: TitleOf;
  /** Apart, because the build reads this file without React. */
  loadSurface(): Promise<Surface>;
  /** The code of what pages and shell bring after the first view; the server sends the whole page. */
  loadParts(): Promise<unknown>;
  /** What the error page says where nothing is. */
  notFoundTexts: { title: MessageKey; text: MessageKey };
};

/** All data of a page: its own, and what the shell shows. The server, prefetch and navigation call the same. */
export function loadPage(
  surface: Surface,
  loadShell: LoadShell,
  queryClient: QueryLoader,
  location: RouteLocation,
): Promise<unknown> {
  return Promise.all([loadShell(queryClient, location), surface.pages[location.route]?.load(queryClient, location)]);
}
