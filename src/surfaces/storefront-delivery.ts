// How the storefront is built and served: budgets, policies, cookie, endpoint. Apart from `storefront.ts`, which browsers
// fetch.
import { type RouteName, routesWithOwnPolicy, urlOf } from '../addresses.ts';
import { CART_KEPT_S } from '../cart/cart-life.ts';
import { homeDocument } from '../catalogue/home/home-document.ts';
import { listingDocument, searchDocument } from '../catalogue/listing/listing-document.ts';
import { productDocument } from '../catalogue/product/product-document.ts';
import { productReviewsDocument } from '../catalogue/reviews/product-reviews-document.ts';
import { wishlistDocument } from '../catalogue/wishlist/wishlist-document.ts';
import { contentDocument } from '../content/content-document.ts';
import { locales } from '../i18n/locales.ts';
import { type PageDocument, plainDescription, plainDocument } from '../page-document.ts';
import { contactDocument } from '../service/contact-document.ts';
import { addressWithAnswer } from '../service/service-address.ts';
import type { SurfaceDelivery } from '../surface.ts';
import { loadStorefrontShell, storefrontApi, titleOfStorefront } from './storefront-api.ts';

// Entered from the storefront: they bring the texts of the whole way from the cart to the order. What differs between
// visitors is cached for nobody, so their addresses stay as they are.
const personalDocument: PageDocument = {
  ...plainDocument,
  addressOf: ({ href }) => href,
  budget: { script: 102, ours: 21.5, style: 10 },
};

export const storefrontDocuments: Record<RouteName, PageDocument> = {
  home: homeDocument,
  listing: listingDocument,
  product: productDocument,
  search: searchDocument,
  productReviews: productReviewsDocument,
  review: personalDocument,
  cart: {
    ...personalDocument,
    describe: ({ locale }, { shop, t }) => ({
      ...plainDescription,
      // The same address for everybody, and empty for a crawler: that it may be found does no harm.
      head: { description: t('description.cart', { shop: shop.identity.name }), canonical: urlOf('cart', { locale }) },
    }),
  },
  wishlist: wishlistDocument,
  // Payment fields are needed by these two; address rules and lockers by the checkout alone.
  checkout: {
    ...personalDocument,
    describe: ({ locale }, { shop, t }) => ({
      ...plainDescription,
      head: {
        description: t('description.checkout', { shop: shop.identity.name }),
        canonical: urlOf('checkout', { locale }),
      },
    }),
    budget: { script: 130, ours: 40, style: 12 },
  },
  checkoutReturn: personalDocument,
  order: personalDocument,
  orderPay: { ...personalDocument, budget: { script: 122, ours: 37, style: 12 } },
  withdraw: plainDocument,
  withdrawal: personalDocument,
  // What a link says stands in its query.
  newsletter: { ...plainDocument, addressOf: ({ href }) => href },
  findOrder: { ...plainDocument, addressOf: addressWithAnswer },
  contact: contactDocument,
  content: contentDocument,
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
      { LateSiteFooter },
      { SearchAround, SearchNotes },
      { loadPickupFinder },
      { loadSandboxHints },
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
      import('../cart/late-discount-code.ts'),
      import('../catalogue/back-in-stock/late-back-in-stock.ts'),
      import('../catalogue/saved/late-recently-viewed.ts'),
    ]);
    await Promise.all([
      LateSiteFooter.load(),
      SearchAround.load(),
      SearchNotes.load(),
      ...locales.map(loadPickupFinder),
      loadSandboxHints(),
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
