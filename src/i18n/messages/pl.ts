import { cartPl } from './cart-pl.ts';
import { checkoutPl } from './checkout-pl.ts';
import type { Messages } from './en.ts';
import { failurePl } from './failure-pl.ts';
import { homePl } from './home-pl.ts';
import { listingPl } from './listing-pl.ts';
import { marksPl } from './marks-pl.ts';
import { methodPl } from './method-pl.ts';
import { officePl } from './office-pl.ts';
import { orderPl } from './order-pl.ts';
import { paymentPl } from './payment-pl.ts';
import { productPl } from './product-pl.ts';
import { searchPl } from './search-pl.ts';
import { shippingPl } from './shipping-pl.ts';
import { storefrontPl } from './storefront-pl.ts';
import { suggestionPl } from './suggestion-pl.ts';

export const pl: Messages = {
  ...storefrontPl,
  ...failurePl,
  ...homePl,
  ...listingPl,
  ...searchPl,
  ...suggestionPl,
  ...productPl,
  ...cartPl,
  ...shippingPl,
  ...checkoutPl,
  ...paymentPl,
  ...methodPl,
  ...marksPl,
  ...orderPl,
  ...officePl,
};
