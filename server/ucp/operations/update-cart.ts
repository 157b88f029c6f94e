import { z } from 'zod';
import { countWrite } from '../carts/count-writes.ts';
import { findCartOf } from '../carts/open-assistant-cart.ts';
import { writeCart } from '../carts/write-cart.ts';
import { operation } from '../operation.ts';
import { messagesOfExtensions } from '../shown/request-messages.ts';
import { answerWithCart } from './answer-with-cart.ts';
import { cartInput, namedCart } from './cart-inputs.ts';
import { notFound, refuseOrdered, repeatCart } from './get-cart.ts';

const input = z.looseObject({ ...cartInput.shape, ...namedCart.shape });

export const updateCart = operation<z.output<typeof input>>({
  name: 'update_cart',
  description: 'Makes a cart hold exactly these products.',
  capability: 'dev.ucp.shopping.cart',
  rest: { method: 'PUT', path: '/carts/:id' },
  payload: 'cart',
  input,
  async perform(services, { id, line_items, discounts, buyer }) {
    const opened = await findCartOf(services, id);
    if (!opened) return notFound(services);
    const ordered = await refuseOrdered(opened);
    if (ordered) return ordered;
    await countWrite(services);
    const written = await writeCart(opened, { line_items, discounts, buyer });
    if (!written) return notFound(services);
    const unknown = messagesOfExtensions(opened.services, { discounts });
    return answerWithCart(opened, { ...written, codes: [...written.codes, ...unknown] });
  },
  repeat: repeatCart,
});
