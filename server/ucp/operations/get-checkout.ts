import type { z } from 'zod';
import { findAssistantCart, idOf } from '../carts/assistant-cart-store.ts';
import { type OpenedCart, openCart } from '../carts/open-assistant-cart.ts';
import { type Answer, operation, type UcpServices } from '../operation.ts';
import { answerWithCheckout } from './answer-with-checkout.ts';
import { namedCheckout } from './checkout-inputs.ts';
import { notFound } from './get-cart.ts';

export const getCheckout = operation<z.output<typeof namedCheckout>>({
  name: 'get_checkout',
  description: 'Tells how a checkout stands: what it costs now, and whether a person has ordered.',
  capability: 'dev.ucp.shopping.checkout',
  rest: { method: 'GET', path: '/checkout-sessions/:id' },
  payload: null,
  input: namedCheckout,
  async perform(services, { id }) {
    const opened = await findCheckout(services, id);
    return opened ? answerWithCheckout(opened) : notFound(services);
  },
});

/** Null for one that is unknown, of another platform, or a day old; a cancelled one is still told of. */
export async function findCheckout(services: UcpServices, id: string): Promise<OpenedCart | null> {
  const { db, now } = services.context;
  const cart = await findAssistantCart(db, { id, platform: services.agent.platform, now: now() });
  return cart?.isCheckout ? openCart(services, cart, id) : null;
}

/** The checkout of a request that was carried out before, as it is now. */
export async function repeatCheckout(services: UcpServices, cartId: string): Promise<Answer> {
  const opened = await findCheckout(services, await idOf(cartId));
  return opened ? answerWithCheckout(opened) : notFound(services);
}
