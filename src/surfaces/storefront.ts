// The shop that shoppers see: its pages at the addresses of `src/addresses.ts`, their code and what they load, and what
// stands around them. The server, hover prefetch and navigation all call the same `load`.
import { locate, type RouteLocation, type RouteName, urlOf } from '../addresses.ts';
import { cartQuery } from '../cart/cart-queries.ts';
import { homeQuery, listingQuery, productQuery, searchQuery } from '../catalogue/catalogue-queries.ts';
import type { QueryName } from '../graphql-client.ts';
import { loadStorefrontTexts } from '../i18n/storefront-texts.ts';
import type { PageLoad } from '../page-module.ts';
import type { operationQuery } from '../query-client.ts';
import type { Surface, SurfacePage } from '../surface.ts';
import { LateSiteFooter } from './storefront/late-site-footer.tsx';
import { SiteHeader } from './storefront/site-header.tsx';

/** The data of a page that asks one thing. */
function loads<Name extends QueryName>(
  queryOf: (location: RouteLocation) => ReturnType<typeof operationQuery<Name>>,
): PageLoad {
  return (queryClient, location) => queryClient.ensureQueryData(queryOf(location));
}

// A page file is named after its route: `checkoutReturn` is `checkout-return-page.tsx`.
export const storefrontPages: Record<RouteName, SurfacePage> = {
  home: {
    page: () => import('../catalogue/home/home-page.tsx'),
    load: loads(({ locale }) => homeQuery(locale)),
  },
  listing: {
    page: () => import('../catalogue/listing/listing-page.tsx'),
    load: loads(listingQuery),
  },
  product: {
    page: () => import('../catalogue/product/product-page.tsx'),
    load: loads(({ locale, params }) => productQuery(locale, params.product ?? '')),
  },
  productReviews: {
    page: () => import('../catalogue/reviews/product-reviews-page.tsx'),
  },
  review: {
    page: () => import('../reviews/review-page.tsx'),
    isPersonal: true,
  },
  search: {
    page: () => import('../catalogue/search/search-page.tsx'),
    load: loads(searchQuery),
  },
  cart: {
    page: () => import('../cart/cart-page.tsx'),
    load: loads(({ locale }) => cartQuery(locale)),
    isPersonal: true,
  },
  wishlist: {
    page: () => import('../catalogue/wishlist/wishlist-page.tsx'),
  },
  checkout: {
    page: () => import('../checkout/checkout-page.tsx'),
    isPersonal: true,
  },
  checkoutReturn: {
    page: () => import('../orders/checkout-return-page.tsx'),
    isPersonal: true,
  },
  order: {
    page: () => import('../orders/order-page.tsx'),
    isPersonal: true,
  },
  orderPay: {
    page: () => import('../orders/pay/order-pay-page.tsx'),
    isPersonal: true,
  },
  withdraw: {
    page: () => import('../returns/withdraw-page.tsx'),
  },
  withdrawal: {
    page: () => import('../returns/withdrawal-page.tsx'),
    isPersonal: true,
  },
  findOrder: {
    page: () => import('../service/find-order-page.tsx'),
  },
  contact: {
    page: () => import('../service/contact-page.tsx'),
    isPersonal: true,
  },
  newsletter: {
    page: () => import('../newsletter/newsletter-page.tsx'),
    isPersonal: true,
  },
  content: {
    page: () => import('../content/content-page.tsx'),
  },
  articles: {
    page: () => import('../content/articles/articles-page.tsx'),
  },
  notFound: {
    page: () => import('./storefront/not-found-page.tsx'),
  },
};

export const storefront: Surface = {
  pages: storefrontPages,
  // An address without one of our languages is answered in the visitor's.
  locate: (href, locale) => (locate(href) ?? locate(`/${locale}/404`)) as RouteLocation,
  homePath: (locale) => urlOf('home', { locale }),
  loadTexts: loadStorefrontTexts,
  Header: SiteHeader,
  Footer: LateSiteFooter,
};
