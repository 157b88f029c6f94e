import { cartDe } from './cart-de.ts';
import { checkoutDe } from './checkout-de.ts';
import type { Messages } from './en.ts';
import { failureDe } from './failure-de.ts';
import { homeDe } from './home-de.ts';
import { listingDe } from './listing-de.ts';
import { marksDe } from './marks-de.ts';
import { methodDe } from './method-de.ts';
import { officeDe } from './office-de.ts';
import { orderDe } from './order-de.ts';
import { paymentDe } from './payment-de.ts';
import { productDe } from './product-de.ts';
import { searchDe } from './search-de.ts';
import { shippingDe } from './shipping-de.ts';
import { storefrontDe } from './storefront-de.ts';
import { suggestionDe } from './suggestion-de.ts';

export const de: Messages = {
  ...storefrontDe,
  ...failureDe,
  ...homeDe,
  ...listingDe,
  ...searchDe,
  ...suggestionDe,
  ...productDe,
  ...cartDe,
  ...shippingDe,
  ...checkoutDe,
  ...paymentDe,
  ...methodDe,
  ...marksDe,
  ...orderDe,
  ...officeDe,
};
