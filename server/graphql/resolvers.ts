// The resolvers of all features, merged.
import { cartResolvers } from '../cart/cart-resolvers.ts';
import { catalogueResolvers } from '../catalogue/catalogue-resolvers.ts';
import { checkoutResolvers } from '../checkout/checkout-resolvers.ts';
import { articleResolvers } from '../content/articles/article-resolvers.ts';
import { contentResolvers } from '../content/content-resolvers.ts';
import { orderInvoicesResolvers } from '../invoices/order-invoices.ts';
import { orderResolvers } from '../orders/order-resolvers.ts';
import { returnsResolvers } from '../returns/returns-resolvers.ts';
import { reviewsResolvers } from '../reviews/reviews-resolvers.ts';
import type { Resolvers } from '../schema/resolver-types.generated.ts';
import { serviceResolvers } from '../service/service-resolvers.ts';
import { shippingResolvers } from '../shipping/shipping-resolvers.ts';
import { shopResolvers } from '../shop/shop-resolvers.ts';
import { shopperAccountResolvers } from '../shopper-accounts/shopper-account-resolvers.ts';
import { termsResolvers } from '../terms/terms-resolvers.ts';

export const resolvers: Resolvers[] = [
  shopResolvers,
  contentResolvers,
  articleResolvers,
  catalogueResolvers,
  cartResolvers,
  shippingResolvers,
  checkoutResolvers,
  orderResolvers,
  orderInvoicesResolvers,
  termsResolvers,
  returnsResolvers,
  serviceResolvers,
  reviewsResolvers,
  shopperAccountResolvers,
];
