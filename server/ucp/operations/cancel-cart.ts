import type { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { changeAssistantCart, findAssistantCart, idOf } from '../carts/assistant-cart-store.ts';
import { findCartOf, openCart } from '../carts/open-assistant-cart.ts';
import { operation } from '../operation.ts';
import { answerWithCart } from './answer-with-cart.ts';
import { namedCart } from './cart-inputs.ts';
import { notFound, refuseOrdered } from './get-cart.ts';

export const cancelCart = operation<z.output<typeof namedCart>>({
  name: 'cancel_cart',
  description: 'Gives a cart up. It is answered once more, and is not there afterwards.',
  capability: 'dev.ucp.shopping.cart',
  rest: { method: 'POST', path: '/carts/:id/cancel' },
  payload: null,
  input: namedCart,
  async perform(services, { id }) {
    const opened = await findCartOf(services, id);
    if (!opened) return notFound(services);
    const ordered = await refuseOrdered(opened);
    if (ordered) return ordered;
    const { cart } = opened;
    const { db, now } = services.context;
    await inTransaction(db, (tx) => changeAssistantCart(tx, cart.cartId, { cancelledAt: now() }));
    return answerWithCart({ ...opened, cart: { ...cart, isCancelled: true } });
  },
  async repeat(services, cartId) {
    const { db, now } = services.context;
    const id = await idOf(cartId);
    const cart = await findAssistantCart(db, { id, platform: services.agent.platform, now: now() });
    return cart ? answerWithCart(openCart(services, cart, id)) : notFound(services);
  },
});
