// The whole schema: the base and what each feature adds to it.
import { cartSchema } from '../cart/cart-schema.ts';
import { catalogueSchema } from '../catalogue/catalogue-schema.ts';
import { publishedReviewsSchema } from '../catalogue/reviews/published-reviews-schema.ts';
import { checkoutSchema } from '../checkout/checkout-schema.ts';
import { articleSchemaText } from '../content/articles/article-schema.ts';
import { contentSchema } from '../content/content-schema.ts';
import { orderInvoicesSchema } from '../invoices/order-invoices.ts';
import { orderSchema } from '../orders/order-schema.ts';
import { returnsSchema } from '../returns/returns-schema.ts';
import { reviewsSchema } from '../reviews/reviews-schema.ts';
import { baseSchema } from '../schema/base-schema.ts';
import { valueSchema } from '../schema/value-schema.ts';
import { serviceSchema } from '../service/service-schema.ts';
import { shippingSchema } from '../shipping/shipping-schema.ts';
import { shopSchema } from '../shop/shop-schema.ts';
import { shopperAccountSchema } from '../shopper-accounts/shopper-account-schema.ts';
import { termsSchema } from '../terms/terms-schema.ts';

export const schemaText = [
  baseSchema,
  valueSchema,
  shopSchema,
  contentSchema,
  articleSchemaText,
  catalogueSchema,
  publishedReviewsSchema,
  cartSchema,
  shippingSchema,
  checkoutSchema,
  orderSchema,
  orderInvoicesSchema,
  termsSchema,
  returnsSchema,
  serviceSchema,
  reviewsSchema,
  shopperAccountSchema,
].join('\n');
