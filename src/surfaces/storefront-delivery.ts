// How the storefront is built and served: budgets, policies, cookie, endpoint. Apart from `storefront.ts`, which browsers
// fetch.
import { type RouteName, routesWithOwnPolicy, urlOf } from '../addresses.ts';
import { cartDocument } from '../cart/cart-document.ts';
import { CART_KEPT_S } from '../cart/cart-life.ts';
import { homeDocument } from '../catalogue/home/home-document.ts';
import { listingDocument, searchDocument } from '../catalogue/listing/listing-document.ts';
import { productDocument } from '../catalogue/product/product-document.ts';
import { productReviewsDocument } from '../catalogue/reviews/product-reviews-document.ts';
import { wishlistDocument } from '../catalogue/wishlist/wishlist-document.ts';
import { checkoutDocument } from '../checkout/checkout-document.ts';
import { articlesDocument } from '../content/articles/article-document.ts';
import { contentDocument } from '../content/content-document.ts';
import { locales } from '../i18n/locales.ts';
import { newsletterDocument } from '../newsletter/newsletter-document.ts';
import { orderPayDocument } from '../orders/pay/order-pay-document.ts';
import { type PageDocument, personalDocument, plainDocument } from '../page-document.ts';
import { contactDocument } from '../service/contact-document.ts';
import { findOrderDocument } from '../service/find-order-document.ts';
import type { SurfaceDelivery } from '../surface.ts';
import { loadStorefrontShell, storefrontApi, titleOfStorefront } from './storefront-api.ts';

export const storefrontDocuments: Record<RouteName, PageDocument> = {
  home: homeDocument,
  listing: listingDocument,
  product: productDocument,
  search: searchDocument,
  productReviews: productReviewsDocument,
  review: personalDocument,
  cart: cartDocument,
  wishlist: wishlistDocument,
  checkout: checkoutDocument,
  checkoutReturn: personalDocument,
  order: personalDocument,
  orderPay: orderPayDocument,
  withdraw: plainDocument,
  withdrawal: personalDocument,
  newsletter: newsletterDocument,
  findOrder: findOrderDocument,
  contact: contactDocument,
  content: contentDocument,
  articles: articlesDocument,
  notFound: plainDocument,
};

export const storefrontDelivery: SurfaceDelivery = {
  name: 'storefront',
  basePath: '',
  documents: storefrontDocuments,
  foreignSources: (route) => {
    if (route === 'checkout') return ['icons', 'payments', 'wallets', 'position'];
    return routesWithOwnPolicy.some((name) => name === route) ? ['icons', 'payments'] : ['icons'];
  },
  isPrivate: false,
  session: { name: 'kasa_cart', path: '/', sameSite: 'lax', maxAgeS: CART_KEPT_S },
  api: storefrontApi,
  loadShell: loadStorefrontShell,
  titleOf: titleOfStorefront,
  loadSurface: async () => (await import('./storefront.ts')).storefront,
  async loadParts() {
    const [
      { LateMenuLinks, LateSiteFooter },
      { SearchAround, SearchNotes },
      { loadPickupFinder },
      { SandboxHints },
      { LateOrderTerms },
      { loadLateCheckoutParts },
      { LateDiscountCode },
      { LateBackInStock },
      { LateRecentlyViewed },
    ] = await Promise.all([
      import('./storefront/late-site-footer.tsx'),
      import('../catalogue/search/late-search-parts.ts'),
      import('../checkout/pickup/pickup-part.tsx'),
      import('../checkout/payment/payment-section.tsx'),
      import('../terms/late-order-terms.tsx'),
      import('../checkout/late-checkout-parts.ts'),
      import('../cart/discount-code/late-discount-code.ts'),
      import('../catalogue/back-in-stock/late-back-in-stock.ts'),
      import('../catalogue/saved/late-recently-viewed.ts'),
    ]);
    await Promise.all([
      LateMenuLinks.load(),
      LateSiteFooter.load(),
      SearchAround.load(),
      SearchNotes.load(),
      ...locales.map(loadPickupFinder),
      SandboxHints.load(),
      LateOrderTerms.load(),
      loadLateCheckoutParts(),
      LateDiscountCode.load(),
      LateBackInStock.load(),
      LateRecentlyViewed.load(),
    ]);
  },
  alwaysLinked: (locale) => [{ path: urlOf('withdraw', { locale }), text: 'withdraw.link' }],
  notFoundTexts: { title: 'notFound.title', text: 'notFound.text' },
};
