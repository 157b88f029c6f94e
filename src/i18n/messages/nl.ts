import { cartNl } from './cart-nl.ts';
import { checkoutNl } from './checkout-nl.ts';
import type { Messages } from './en.ts';
import { failureNl } from './failure-nl.ts';
import { homeNl } from './home-nl.ts';
import { listingNl } from './listing-nl.ts';
import { marksNl } from './marks-nl.ts';
import { methodNl } from './method-nl.ts';
import { officeNl } from './office-nl.ts';
import { orderNl } from './order-nl.ts';
import { paymentNl } from './payment-nl.ts';
import { productNl } from './product-nl.ts';
import { searchNl } from './search-nl.ts';
import { shippingNl } from './shipping-nl.ts';
import { storefrontNl } from './storefront-nl.ts';
import { suggestionNl } from './suggestion-nl.ts';

export const nl: Messages = {
  ...storefrontNl,
  ...failureNl,
  ...homeNl,
  ...listingNl,
  ...searchNl,
  ...suggestionNl,
  ...productNl,
  ...cartNl,
  ...shippingNl,
  ...checkoutNl,
  ...paymentNl,
  ...methodNl,
  ...marksNl,
  ...orderNl,
  ...officeNl,
};
