import type { z } from 'zod';
import { findOrderOf, idOf } from '../carts/assistant-cart-store.ts';
import { findCartOf, type OpenedCart } from '../carts/open-assistant-cart.ts';
import { nothingRefused } from '../carts/write-cart.ts';
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

/** What was ordered stays as it was ordered: nothing else is put in, and nothing given up. */
export async function refuseOrdered(opened: OpenedCart): Promise<Answer | null> {
  const { cart, services } = opened;
  if (!(await findOrderOf(services.context.db, cart))) return null;
  return answerWithCart(opened, { ...nothingRefused, codes: [say(services.t, 'isOver')] });
}

/** The cart of a request that was carried out before, as it is now. */
export async function repeatCart(services: UcpServices, cartId: string): Promise<Answer> {
  const id = await idOf(cartId);
  const opened = await findCartOf(services, id);
  return opened ? answerWithCart(opened) : notFound(services);
}
