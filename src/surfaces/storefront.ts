// The shop that shoppers see: its pages at the addresses of `src/addresses.ts`, their code and what they load, and what
// stands around them. The server, hover prefetch and navigation all call the same `load`.
import { locate, type RouteLocation, type RouteName, urlOf } from '../addresses.ts';
import { cartQuery } from '../cart/cart-queries.ts';
import { homeQuery, listingQuery, productQuery, searchQuery } from '../catalogue/catalogue-queries.ts';
import { checkoutQuery } from '../checkout/checkout-queries.ts';
import { contentPageQuery } from '../content/content-queries.ts';
import { loadStorefrontTexts } from '../i18n/storefront-texts.ts';
import { checkoutReturnQuery, orderQuery } from '../orders/order-queries.ts';
import { withdrawalQuery } from '../returns/withdrawal-queries.ts';
import type { QueryLoader, Surface, SurfacePage } from '../surface.ts';
import { LateSiteFooter } from './storefront/late-site-footer.tsx';
import { SiteHeader } from './storefront/site-header.tsx';

function loadOrder(queryClient: QueryLoader, { locale, params }: RouteLocation): Promise<unknown> {
  return queryClient.ensureQueryData(orderQuery(locale, params.token ?? ''));
}

const wishlistPage = () => import('../catalogue/wishlist/wishlist-page.tsx');

// A page file is named after its route: `checkoutReturn` is `checkout-return-page.tsx`.
export const storefrontPages: Record<RouteName, SurfacePage> = {
  home: {
    page: () => import('../catalogue/home/home-page.tsx'),
    load: (queryClient, { locale }) => queryClient.ensureQueryData(homeQuery(locale)),
  },
  listing: {
    page: () => import('../catalogue/listing/listing-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(listingQuery(location)),
  },
  product: {
    page: () => import('../catalogue/product/product-page.tsx'),
    load: (queryClient, { locale, params }) => queryClient.ensureQueryData(productQuery(locale, params.product ?? '')),
  },
  search: {
    page: () => import('../catalogue/search/search-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(searchQuery(location)),
  },
  cart: {
    page: () => import('../cart/cart-page.tsx'),
    load: (queryClient, { locale }) => queryClient.ensureQueryData(cartQuery(locale)),
    isPersonal: true,
  },
  wishlist: {
    page: wishlistPage,
    load: async (queryClient, location) => (await wishlistPage()).loadShared(queryClient, location),
  },
  checkout: {
    page: () => import('../checkout/checkout-page.tsx'),
    load: (queryClient, { locale }) => queryClient.ensureQueryData(checkoutQuery({ locale })),
    isPersonal: true,
  },
  checkoutReturn: {
    page: () => import('../orders/checkout-return-page.tsx'),
    load: (queryClient, { locale, search }) =>
      queryClient.ensureQueryData(checkoutReturnQuery(locale, search.get('order') ?? '')),
    isPersonal: true,
  },
  order: {
    page: () => import('../orders/order-page.tsx'),
    load: loadOrder,
    isPersonal: true,
  },
  orderPay: {
    page: () => import('../orders/pay/order-pay-page.tsx'),
    load: loadOrder,
    isPersonal: true,
  },
  withdraw: {
    page: () => import('../returns/withdraw-page.tsx'),
    load: async () => undefined,
  },
  withdrawal: {
    page: () => import('../returns/withdrawal-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(withdrawalQuery(location)),
    isPersonal: true,
  },
  content: {
    page: () => import('../content/content-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(contentPageQuery(location)),
  },
  notFound: {
    page: () => import('./storefront/not-found-page.tsx'),
    load: async () => undefined,
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
