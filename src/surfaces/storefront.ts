// The pages of the shop that shoppers see, at the addresses of `src/addresses.ts`: their code, and what they load. The
// server, hover prefetch and navigation all call the same `load`.
import type { QueryClient } from '@tanstack/react-query';
import type { RouteLocation, RouteName } from '../addresses.ts';
import { cartQuery } from '../cart/cart-queries.ts';
import {
  collectionsQuery,
  homeQuery,
  listingQuery,
  productQuery,
  searchQuery,
} from '../catalogue/catalogue-queries.ts';
import { checkoutQuery } from '../checkout/checkout-queries.ts';
import { contentPageQuery } from '../content/content-queries.ts';
import { checkoutReturnQuery, orderQuery } from '../orders/order-queries.ts';
import type { PageModule } from '../page-module.ts';

/** All that a `load` may ask of the query cache, so that a prefetch can have its own idea of what is new enough. */
type QueryLoader = Pick<QueryClient, 'ensureQueryData'>;

type StorefrontPage = {
  page(): Promise<PageModule>;
  load(queryClient: QueryLoader, location: RouteLocation): Promise<unknown>;
  /** Differs between visitors: never kept in a shared cache. */
  isPersonal?: true;
};

function loadOrder(queryClient: QueryLoader, { locale, params }: RouteLocation): Promise<unknown> {
  return queryClient.ensureQueryData(orderQuery(locale, params.token ?? ''));
}

// A page file is named after its route: `checkoutReturn` is `checkout-return-page.tsx`.
export const storefrontPages: Record<RouteName, StorefrontPage> = {
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
  content: {
    page: () => import('../content/content-page.tsx'),
    load: (queryClient, location) => queryClient.ensureQueryData(contentPageQuery(location)),
  },
  notFound: {
    page: () => import('../ui/message-pages/not-found-page.tsx'),
    load: async () => undefined,
  },
};

/** What every page needs beside its own data: what header and footer lead to. */
export function loadPage(queryClient: QueryClient, location: RouteLocation): Promise<unknown> {
  return Promise.all([
    queryClient.ensureQueryData(collectionsQuery(location.locale)),
    storefrontPages[location.route].load(queryClient, location),
  ]);
}
