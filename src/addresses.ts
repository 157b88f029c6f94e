// Every URL of the storefront: patterns, and the functions that make and parse them. Links are made with these, never
// typed. Which page an address shows is declared by the surface (`src/surfaces/`).
import { isLocale, type Locale } from './i18n/locales.ts';
import { fillPattern, matchersOf, matchHref } from './url-patterns.ts';

const patterns = {
  home: '/:locale',
  listing: '/:locale/c/:collection',
  product: '/:locale/p/:product',
  search: '/:locale/search',
  cart: '/:locale/cart',
  wishlist: '/:locale/wishlist',
  checkout: '/:locale/checkout',
  checkoutReturn: '/:locale/checkout/return',
  order: '/:locale/order/:token',
  orderPay: '/:locale/order/:token/pay',
  productReviews: '/:locale/p/:product/reviews',
  review: '/:locale/review/:token',
  withdraw: '/:locale/withdraw',
  withdrawal: '/:locale/withdraw/:token',
  newsletter: '/:locale/newsletter',
  findOrder: '/:locale/find-order',
  contact: '/:locale/contact',
  content: '/:locale/page/:slug',
  // The list and each article are one page, whose addresses are made in article-address.ts: every page carries this table.
  articles: '/:locale/articles*',
  notFound: '/:locale/*',
} as const;

export type RouteName = keyof typeof patterns;

/** Entered and left by a full page load, because they have a different content security policy. */
export const routesWithOwnPolicy: readonly RouteName[] = ['checkout', 'orderPay'];

/** One of our URLs, parsed. */
export type RouteLocation<Name extends string = string> = {
  route: Name;
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

/** The pattern in the routers' syntax, e.g. `/:locale/p/:product`. */
export function patternOf(name: RouteName): string {
  return patterns[name];
}

/** The path (and query) of a page, e.g. `urlOf('product', { locale: 'pl', product: 'zolw' })`. */
export function urlOf<Name extends RouteName>(
  name: Name,
  params: RouteParams<Name>,
  search?: Record<string, string | undefined>,
): string {
  return fillPattern(patterns[name], params, search);
}

const matchers = matchersOf(patterns);

/** Whether the page at this path and query is entered and left by a full page load. */
export function hasOwnPolicy(href: string): boolean {
  return matchers.some(([name, pattern]) => routesWithOwnPolicy.includes(name) && pattern.test(pathOf(href)));
}

/** Parses a path and query. Null when it does not begin with one of our languages. */
export function locate(href: string): RouteLocation<RouteName> | null {
  const found = matchHref(matchers, href);
  const locale = found?.params.locale;
  return found && isLocale(locale) ? { ...found, locale } : null;
}

/** Leaves out the query. */
export function pathOf(href: string): string {
  return href.split('?', 1)[0] ?? href;
}

/** The same page in another language. */
export function inLocale(href: string, locale: Locale): string {
  return href.replace(/^\/[^/?]+/, `/${locale}`);
}
