import type { Operation } from '../operation.ts';
import { cancelCart } from './cancel-cart.ts';
import { cancelCheckout } from './cancel-checkout.ts';
import { completeCheckout } from './complete-checkout.ts';
import { createCart } from './create-cart.ts';
import { createCheckout } from './create-checkout.ts';
import { getCart } from './get-cart.ts';
import { getCheckout } from './get-checkout.ts';
import { getOrder } from './get-order.ts';
import { getProduct } from './get-product.ts';
import { lookupCatalog } from './lookup-catalog.ts';
import { searchCatalog } from './search-catalog.ts';
import { updateCart } from './update-cart.ts';
import { updateCheckout } from './update-checkout.ts';

export const operations: readonly Operation[] = [
  ...[searchCatalog, lookupCatalog, getProduct],
  ...[createCart, getCart, updateCart, cancelCart],
  ...[createCheckout, getCheckout, updateCheckout, completeCheckout, cancelCheckout],
  getOrder,
];
