import { z } from 'zod';
import { findOrderOf } from '../carts/assistant-cart-store.ts';
import { countWrite } from '../carts/count-writes.ts';
import { writeCart } from '../carts/write-cart.ts';
import { say } from '../messages/business-messages.ts';
import { operation } from '../operation.ts';
import { messagesOfExtensions } from '../shown/request-messages.ts';
import { answerWithCheckout } from './answer-with-checkout.ts';
import { namedCart } from './cart-inputs.ts';
import { checkoutInput } from './checkout-inputs.ts';
import { notFound } from './get-cart.ts';
import { findCheckout, repeatCheckout } from './get-checkout.ts';

const input = z.intersection(checkoutInput, namedCart);

export const updateCheckout = operation<z.output<typeof input>>({
  name: 'update_checkout',
  description: 'Changes what a checkout holds, who buys, and how it is delivered.',
  capability: 'dev.ucp.shopping.checkout',
  rest: { method: 'PUT', path: '/checkout-sessions/:id' },
  payload: 'checkout',
  input,
  async perform(services, { id, ...wanted }) {
    const opened = await findCheckout(services, id);
    if (!opened) return notFound(services);
    const { cart } = opened;
    const isOver = cart.isCancelled || (await findOrderOf(services.context.db, cart)) !== null;
    if (!isOver) await countWrite(services);
    const written = isOver ? null : await writeCart(opened, wanted);
    if (!written) {
      const closed = isOver ? opened : await findCheckout(services, id);
      return closed ? answerWithCheckout(closed, { said: [say(opened.services.t, 'isOver')] }) : notFound(services);
    }
    const unknown = messagesOfExtensions(opened.services, wanted);
    return answerWithCheckout(opened, { refused: { ...written, codes: [...written.codes, ...unknown] } });
  },
  repeat: repeatCheckout,
});
