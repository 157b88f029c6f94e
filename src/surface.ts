// The type of a surface. The shop has three, the storefront, the account of a shopper and the office, which are applications of
// the same kind, each with pages, a shell, texts, a bundle, a content policy, a session and operations of its own, declared in
// `src/surfaces/`.
import type { ComponentType } from 'react';
import type { RouteLocation } from './addresses.ts';
import type { GraphqlApi } from './graphql-client.ts';
import type { MessageKey } from './i18n/all-messages.ts';
import type { TextLoader } from './i18n/load-texts.ts';
import type { Locale } from './i18n/locales.ts';
import type { Translate } from './i18n/translate.ts';
import type { PageDocument } from './page-document.ts';
import type { PageHead, PageLoad, PageModule, QueryLoader } from './page-module.ts';
import type { PublicShop } from './shop/shop-profile.ts';

export type SurfaceName = 'storefront' | 'account' | 'office';

export type SurfacePage = {
  page(): Promise<PageModule>;
  /** Left out by a page that loads by itself, or shows nothing but texts, and where `SurfaceLoads` has it. */
  load?: PageLoad;
  /** The page differs between visitors, so it is never cached for all; as no page of a private surface is. */
  isPersonal?: true;
};

type ShellPart = ComponentType<{ location: RouteLocation }>;

/** Loads what the shell shows. */
export type LoadShell = (queryClient: QueryLoader, location: RouteLocation) => Promise<unknown>;

/** What is fetched for a page. */
export type SurfaceLoads = {
  loadShell: LoadShell;
  /** The loads by the name of the route; where it is left out, the surface's pages say it themselves. */
  loads?: Readonly<Record<string, Pick<SurfacePage, 'load'>>>;
};

/** The complete title of a document: the page's and the surface's. */
export type TitleOf = (head: PageHead, location: RouteLocation, app: { shop: PublicShop; t: Translate }) => string;

/** What server and browser both need of a surface; part of the first view. */
export type Surface = {
  /** The pages by the name of the route. */
  pages: Readonly<Record<string, SurfacePage>>;
  /**
   * The page at a path and query; `locale` is the visitor's. For an unknown address it is the not-found page, with an
   * `href` of its own.
   */
  locate(href: string, locale: Locale): RouteLocation;
  homePath(locale: Locale): string;
  /** The texts of every page. */
  loadTexts: TextLoader;
  /** The shell: shown above and below every page. */
  Header: ShellPart;
  Footer: ShellPart;
};

/**
 * Sources beyond our own that a document may reach; `position` is the browser's, for pick-up points near by, `camera` reads
 * barcodes, `pasted` is what is pasted into the editor of a text, `frames` are documents of our own within a page.
 */
export type ForeignSource = 'icons' | 'payments' | 'wallets' | 'position' | 'camera' | 'pasted' | 'frames';

export type SessionCookie = {
  name: string;
  path: string;
  sameSite: 'lax' | 'strict';
  /** The seconds for which the cookie lives; without it, it ends with the browser session. */
  maxAgeS?: number;
};

/** How a surface is built and served: what only the server and the build need. No browser loads it. */
export type SurfaceDelivery = SurfaceLoads & {
  name: SurfaceName;
  /** The prefix of all its addresses, as a pattern; empty for the surface that has all other addresses. */
  basePath: string;
  documents: Readonly<Record<string, PageDocument>>;
  foreignSources(route: string): readonly ForeignSource[];
  /** Its service workers: name -> path from the repository's root. */
  workers?: Readonly<Record<string, string>>;
  /** Closed to search engines, and never cached for all visitors. */
  isPrivate: boolean;
  /**
   * A first view has its texts in the page, as data, for the sake of its first press: each group of texts would be one more
   * request. As files, which is usual, they are kept by the browser for the next page.
   */
  hasTextsInPage?: true;
  session: SessionCookie;
  api: GraphqlApi;
  titleOf: TitleOf;
  /** Loaded dynamically, because the build reads this file without React. */
  loadSurface(): Promise<Surface>;
  /** Loads the code of all late parts, because the server renders the whole page. */
  loadParts(): Promise<unknown>;
  /** Links that every page must have by law, the error page included. */
  alwaysLinked(locale: Locale): readonly { path: string; text: MessageKey }[];
  /** The error page's texts for 404. */
  notFoundTexts: { title: MessageKey; text: MessageKey };
};

/** All data of a page: its own, and what the shell shows. Called by the server, the prefetch and the navigation. */
export function loadPage(
  { pages }: Pick<Surface, 'pages'>,
  { loadShell, loads = pages }: SurfaceLoads,
  queryClient: QueryLoader,
  location: RouteLocation,
): Promise<[shell: unknown, own: unknown]> {
  const { route } = location;
  const loadOwn = async () => (loads[route]?.load ?? (await pages[route]?.page())?.load)?.(queryClient, location);
  return Promise.all([loadShell(queryClient, location), loadOwn()]);
}

/** Whether a page differs between visitors. */
export function isForOne(
  { surface, delivery }: { surface: Pick<Surface, 'pages'>; delivery: Pick<SurfaceDelivery, 'isPrivate'> },
  route: string,
): boolean {
  return delivery.isPrivate || surface.pages[route]?.isPersonal === true;
}
