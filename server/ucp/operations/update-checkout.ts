import { z } from 'zod';
import { findOrderOf } from '../carts/assistant-cart-store.ts';
import { putBuyer } from '../carts/put-buyer.ts';
import { putCode } from '../carts/put-code.ts';
import { putLines } from '../carts/put-lines.ts';
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
  async perform(services, { id, line_items: wanted, discounts, ...told }) {
    const opened = await findCheckout(services, id);
    if (!opened) return notFound(services);
    const { cart } = opened;
    if (cart.isCancelled || (await findOrderOf(services.context.db, cart))) {
      return answerWithCheckout(opened, { said: [say(opened.services.t, 'isOver')] });
    }
    const lines = await putLines(opened.services, cart.cartId, wanted);
    const codes = discounts?.codes ? await putCode(opened.services, discounts.codes) : [];
    await putBuyer(opened.services, told);
    const unknown = messagesOfExtensions(opened.services, { ...told, discounts });
    return answerWithCheckout(opened, { refused: { lines, codes: [...codes, ...unknown] } });
  },
  repeat: repeatCheckout,
});
