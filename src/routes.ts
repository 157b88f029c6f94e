// Every URL of the shop: its path, its page and what it loads. Links are made from here, never typed.
// The server, hover prefetch and navigation all call the same `load`.
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { cartQuery } from './cart/cart-queries.ts';
import { collectionsQuery, homeQuery, listingQuery, productQuery, searchQuery } from './catalogue/catalogue-queries.ts';
import { checkoutQuery } from './checkout/checkout-queries.ts';
import { contentPageQuery } from './content/content-queries.ts';
import { isLocale, type Locale } from './i18n/locales.ts';
import type { Messages } from './i18n/messages/en.ts';
import type { Translate } from './i18n/translate.ts';
import { checkoutReturnQuery, orderQuery } from './orders/order-queries.ts';

/** A URL of ours, taken apart. `params.locale` is left out of `params`: it is always there. */
export type RouteLocation = {
  route: RouteName;
  locale: Locale;
  params: Record<string, string>;
  search: URLSearchParams;
  /** Path and query as in the address bar. */
  href: string;
};

export type PageHead = {
  title: string;
  description?: string;
  /** Path and query of the page's one address; left out for pages that no search engine should keep. */
  canonical?: string;
  /** The path that the page's thing has now, when it was asked for by an earlier one. */
  movedTo?: string;
  status?: 200 | 404;
};

export type PageProps = { location: RouteLocation };

export type PageModule = {
  Page: ComponentType<PageProps>;
  /** Texts beyond the storefront's, when the page has some. */
  loadTexts?(locale: Locale): Promise<Partial<Messages>>;
  /** What the page shows and the first view does without; a navigation waits for it. */
  loadParts?(): Promise<unknown>;
  head(context: { queryClient: QueryClient; location: RouteLocation; t: Translate }): PageHead;
};

/** All that a `load` may ask of the query cache, so that a prefetch can have its own idea of what is new enough. */
type QueryLoader = Pick<QueryClient, 'ensureQueryData'>;

type Route = {
  path: string;
  page(): Promise<PageModule>;
  load(queryClient: QueryLoader, location: RouteLocation): Promise<unknown>;
  /** Differs between visitors: never kept in a shared cache. */
  isPersonal?: true;
  /** Entered and left by a full page load, because its content security policy is another one. */
  hasOwnPolicy?: true;
};

function loadOrder(queryClient: QueryLoader, { locale, params }: RouteLocation): Promise<unknown> {
  return queryClient.ensureQueryData(orderQuery(locale, params.token ?? ''));
}

// A page file is named after its route: `checkoutReturn` is `checkout-return-page.tsx`.
const routeTable = {
  home: {
    path: '/:locale',
    page: () => import('./catalogue/home-page.tsx'),
    load: (queryClient, { locale }) => queryClient.ensureQueryData(homeQuery(locale)),
  },
  listing: {
    path: '/:locale/c/:collection',
    page: () => import('./catalogue/listing-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(listingQuery(location)),
  },
  product: {
    path: '/:locale/p/:product',
    page: () => import('./catalogue/product-page.tsx'),
    load: (queryClient, { locale, params }) => queryClient.ensureQueryData(productQuery(locale, params.product ?? '')),
  },
  search: {
    path: '/:locale/search',
    page: () => import('./catalogue/search-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(searchQuery(location)),
  },
  cart: {
    path: '/:locale/cart',
    page: () => import('./cart/cart-page.tsx'),
    load: (queryClient, { locale }) => queryClient.ensureQueryData(cartQuery(locale)),
    isPersonal: true,
  },
  checkout: {
    path: '/:locale/checkout',
    page: () => import('./checkout/checkout-page.tsx'),
    load: (queryClient, { locale }) => queryClient.ensureQueryData(checkoutQuery({ locale })),
    isPersonal: true,
    hasOwnPolicy: true,
  },
  checkoutReturn: {
    path: '/:locale/checkout/return',
    page: () => import('./orders/checkout-return-page.tsx'),
    load: (queryClient, { locale, search }) =>
      queryClient.ensureQueryData(checkoutReturnQuery(locale, search.get('order') ?? '')),
    isPersonal: true,
  },
  order: {
    path: '/:locale/order/:token',
    page: () => import('./orders/order-page.tsx'),
    load: loadOrder,
    isPersonal: true,
  },
  orderPay: {
    path: '/:locale/order/:token/pay',
    page: () => import('./orders/order-pay-page.tsx'),
    load: loadOrder,
    isPersonal: true,
    hasOwnPolicy: true,
  },
  content: {
    path: '/:locale/page/:slug',
    page: () => import('./content/content-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(contentPageQuery(location)),
  },
  notFound: {
    path: '/:locale/*',
    page: () => import('./ui/not-found-page.tsx'),
    load: async () => undefined,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routeTable;

export const routes: Record<RouteName, Route> = routeTable;

/** What every page needs beside its own data: what header and footer lead to. */
export function loadPage(queryClient: QueryClient, location: RouteLocation): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(collectionsQuery(location.locale)),
    routes[location.route].load(queryClient, location),
  ]);
}

type PathParams<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? { [Key in Param | keyof PathParams<Rest>]: string }
  : Path extends `${string}:${infer Param}`
    ? { [Key in Param]: string }
    : Record<never, string>;

type RouteParams<Name extends RouteName> = Omit<PathParams<(typeof routeTable)[Name]['path']>, 'locale'> & {
  locale: Locale;
};

/** The path (and query) of a page, e.g. `urlOf('product', { locale: 'pl', product: 'zolw' })`. */
export function urlOf<Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  search?: Record<string, string | undefined>,
): string {
  const values = params as Record<string, string>;
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
  if (!search) return path;
  const query = new URLSearchParams(Object.entries(search).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size > 0 ? `${path}?${query}` : path;
}

const matchers = Object.entries(routes).map(([name, { path }]) => ({
  name: name as RouteName,
  pattern: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)').replace('/*', '(?:/.*)?')}/?$`),
}));

/** Whether the page is entered and left by a full page load. */
export function hasOwnPolicy(href: string): boolean {
  const location = locate(href);
  return location !== null && routes[location.route].hasOwnPolicy === true;
}

/** Takes a path and query apart. Null when it does not begin with one of our languages. */
export function locate(href: string): RouteLocation | null {
  const [path = '', query = ''] = href.split('?', 2);
  for (const { name, pattern } of matchers) {
    const match = pattern.exec(path);
    if (!match) continue;
    const { locale, ...params } = decodeParams(match.groups ?? {});
    if (!isLocale(locale)) return null;
    return { route: name, locale, params, search: new URLSearchParams(query), href };
  }
  return null;
}

function decodeParams(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, safeDecode(value)]));
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The same page in another language. */
export function inLocale(href: string, locale: Locale): string {
  return href.replace(/^\/[^/?]+/, `/${locale}`);
}
