import type { z } from 'zod';
import { idOf } from '../carts/assistant-cart-store.ts';
import { findCartOf } from '../carts/open-assistant-cart.ts';
import { say } from '../messages/business-messages.ts';
import { type Answer, operation, type UcpServices } from '../operation.ts';
import { answerWithCart } from './answer-with-cart.ts';
import { namedCart } from './cart-inputs.ts';

export const getCart = operation<z.output<typeof namedCart>>({
  name: 'get_cart',
  description: 'Tells what is in a cart, and what it costs now.',
  capability: 'dev.ucp.shopping.cart',
  rest: { method: 'GET', path: '/carts/:id' },
  payload: null,
  input: namedCart,
  async perform(services, { id }) {
    const opened = await findCartOf(services, id);
    return opened ? answerWithCart(opened) : notFound(services);
  },
});

export function notFound({ t }: Pick<UcpServices, 't'>): Answer {
  return { ok: false, messages: [say(t, 'cartNotFound')] };
}

/** The cart of a request that was carried out before, as it is now. */
export async function repeatCart(services: UcpServices, cartId: string): Promise<Answer> {
  const id = await idOf(cartId);
  const opened = await findCartOf(services, id);
  return opened ? answerWithCart(opened) : notFound(services);
}
