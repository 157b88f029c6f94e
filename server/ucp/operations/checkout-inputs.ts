import { z } from 'zod';
import { fulfillmentInput } from '../carts/put-buyer.ts';
import { cartInput, namedCart } from './cart-inputs.ts';

const sentCheckout = z.looseObject({
  ...cartInput.shape,
  fulfillment: fulfillmentInput.optional(),
  cart_id: z.string().max(200).optional(),
  payment: z.unknown().optional(),
});

/** What pays is not looked at, and kept nowhere. */
export const checkoutInput = sentCheckout.transform(({ payment: _payment, ...rest }) => rest);
export type CheckoutInput = z.output<typeof checkoutInput>;

/** One that is made of a cart needs no products of its own. */
export const newCheckoutInput = sentCheckout
  .extend({ line_items: sentCheckout.shape.line_items.optional() })
  .refine((sent) => sent.line_items !== undefined || sent.cart_id !== undefined, {
    path: ['line_items'],
    error: 'line_items and cart_id are missing. Send one of them.',
  })
  .transform(({ payment: _payment, line_items = [], ...rest }): CheckoutInput => ({ ...rest, line_items }));

export const namedCheckout = z
  .looseObject({ ...namedCart.shape, payment: z.unknown().optional() })
  .transform(({ id }) => ({ id }));
