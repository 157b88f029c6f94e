import { z } from 'zod';
import { fulfillmentInput } from '../carts/put-buyer.ts';
import { cartInput, namedCart } from './cart-inputs.ts';

/** What pays is not looked at, and kept nowhere. */
export const checkoutInput = z
  .looseObject({
    ...cartInput.shape,
    fulfillment: fulfillmentInput.optional(),
    cart_id: z.string().max(200).optional(),
    payment: z.unknown().optional(),
  })
  .transform(({ payment: _payment, ...rest }) => rest);
export type CheckoutInput = z.output<typeof checkoutInput>;

export const namedCheckout = z
  .looseObject({ ...namedCart.shape, payment: z.unknown().optional() })
  .transform(({ id }) => ({ id }));
