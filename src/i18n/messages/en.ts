import type { PluralMessage } from '../translate.ts';
import { cartEn } from './cart-en.ts';
import { checkoutEn } from './checkout-en.ts';
import { failureEn } from './failure-en.ts';
import { homeEn } from './home-en.ts';
import { listingEn } from './listing-en.ts';
import { marksEn } from './marks-en.ts';
import { methodEn } from './method-en.ts';
import { officeEn } from './office-en.ts';
import { orderEn } from './order-en.ts';
import { paymentEn } from './payment-en.ts';
import { productEn } from './product-en.ts';
import { searchEn } from './search-en.ts';
import { shippingEn } from './shipping-en.ts';
import { storefrontEn } from './storefront-en.ts';
import { suggestionEn } from './suggestion-en.ts';

export const en = {
  ...storefrontEn,
  ...failureEn,
  ...homeEn,
  ...listingEn,
  ...searchEn,
  ...suggestionEn,
  ...productEn,
  ...cartEn,
  ...shippingEn,
  ...checkoutEn,
  ...paymentEn,
  ...methodEn,
  ...marksEn,
  ...orderEn,
  ...officeEn,
};

/** English names every text; the compiler asks the other languages for the same ones. */
export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string | PluralMessage>;
