import type { z } from 'zod';
import { isToken } from '../../http/session.ts';
import { findOrderId } from '../../orders/order-links.ts';
import { findCartOfOrder, idOf } from '../carts/assistant-cart-store.ts';
import { say } from '../messages/business-messages.ts';
import { operation } from '../operation.ts';
import { showOrder } from '../shown/show-order.ts';
import { namedCart } from './cart-inputs.ts';

export const getOrder = operation<z.output<typeof namedCart>>({
  name: 'get_order',
  description: 'Tells how an order stands that a person has placed, by the id that its checkout gives.',
  capability: 'dev.ucp.shopping.order',
  rest: { method: 'GET', path: '/orders/:id' },
  payload: null,
  input: namedCart,
  async perform({ context, agent, t }, { id }) {
    const { db, guesses, publicUrl } = context;
    // Whoever has its token is answered, whatever others guessed; and what is no token guesses nothing.
    const orderId = await findOrderId(db, id);
    // An order that no assistant of this platform has led to is none of its business, whoever has told it the token.
    const cartId = orderId && (await findCartOfOrder(db, { orderId, platform: agent.platform }));
    if (!orderId || !cartId) {
      if (isToken(id)) await guesses.count();
      return { ok: false, messages: [say(t, 'orderNotFound')] };
    }
    const shown = await showOrder(db, { orderId, checkoutId: await idOf(cartId) }, publicUrl);
    return { ok: true, ...shown };
  },
});
