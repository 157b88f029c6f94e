// Every URL of the shop: its pattern, and the two ways between a URL and what it means. Links are made from here, never
// typed. Which page stands at an address is the surface's to say (`src/surfaces/`).
import { isLocale, type Locale } from './i18n/locales.ts';

const patterns = {
  home: '/:locale',
  listing: '/:locale/c/:collection',
  product: '/:locale/p/:product',
  search: '/:locale/search',
  cart: '/:locale/cart',
  checkout: '/:locale/checkout',
  checkoutReturn: '/:locale/checkout/return',
  order: '/:locale/order/:token',
  orderPay: '/:locale/order/:token/pay',
  content: '/:locale/page/:slug',
  notFound: '/:locale/*',
} as const;

export type RouteName = keyof typeof patterns;

export const routeNames = Object.keys(patterns) as RouteName[];

/** Entered and left by a full page load, because their content security policy is another one. */
export const routesWithOwnPolicy: readonly RouteName[] = ['checkout', 'orderPay'];

/** A URL of ours, taken apart. `params.locale` is left out of `params`: it is always there. */
export type RouteLocation = {
  route: RouteName;
  locale: Locale;
  params: Record<string, string>;
  search: URLSearchParams;
  /** Path and query as in the address bar. */
  href: string;
};

type PathParams<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? { [Key in Param | keyof PathParams<Rest>]: string }
  : Path extends `${string}:${infer Param}`
    ? { [Key in Param]: string }
    : Record<never, string>;

type RouteParams<Name extends RouteName> = Omit<PathParams<(typeof patterns)[Name]>, 'locale'> & { locale: Locale };

/** As the server's router and ours write it, e.g. `/:locale/p/:product`. */
export function patternOf(name: RouteName): string {
  return patterns[name];
}

/** The path (and query) of a page, e.g. `urlOf('product', { locale: 'pl', product: 'zolw' })`. */
export function urlOf<Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  search?: Record<string, string | undefined>,
): string {
  const values = params as Record<string, string>;
  const path = patterns[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
  if (!search) return path;
  const query = new URLSearchParams(Object.entries(search).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size > 0 ? `${path}?${query}` : path;
}

const matchers = routeNames.map(
  (name) =>
    [name, new RegExp(`^${patterns[name].replace(/:(\w+)/g, '(?<$1>[^/]+)').replace('/*', '(?:/.*)?')}/?$`)] as const,
);

/** Whether the page at this path and query is entered and left by a full page load. */
export function hasOwnPolicy(href: string): boolean {
  return matchers.some(([name, pattern]) => routesWithOwnPolicy.includes(name) && pattern.test(pathOf(href)));
}

/** Takes a path and query apart. Null when it does not begin with one of our languages. */
export function locate(href: string): RouteLocation | null {
  const [path = '', query = ''] = href.split('?', 2);
  for (const [route, pattern] of matchers) {
    const match = pattern.exec(path);
    if (!match) continue;
    const decoded = Object.entries(match.groups ?? {}).map(([name, value]) => [name, safeDecode(value)] as const);
    const { locale, ...params } = Object.fromEntries(decoded);
    if (!isLocale(locale)) return null;
    return { route, locale, params, search: new URLSearchParams(query), href };
  }
  return null;
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Without the query. */
export function pathOf(href: string): string {
  return href.split('?', 1)[0] ?? href;
}

/** The same page in another language. */
export function inLocale(href: string, locale: Locale): string {
  return href.replace(/^\/[^/?]+/, `/${locale}`);
}
