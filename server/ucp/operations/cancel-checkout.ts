import type { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { changeAssistantCart, findOrderOf } from '../carts/assistant-cart-store.ts';
import { say } from '../messages/business-messages.ts';
import { operation } from '../operation.ts';
import { answerWithCheckout } from './answer-with-checkout.ts';
import { namedCheckout } from './checkout-inputs.ts';
import { notFound } from './get-cart.ts';
import { findCheckout, repeatCheckout } from './get-checkout.ts';

export const cancelCheckout = operation<z.output<typeof namedCheckout>>({
  name: 'cancel_checkout',
  description: 'Gives a checkout up; its link leads nowhere any more. An order that a person has placed stays.',
  capability: 'dev.ucp.shopping.checkout',
  rest: { method: 'POST', path: '/checkout-sessions/:id/cancel' },
  payload: null,
  input: namedCheckout,
  async perform(services, { id }) {
    const opened = await findCheckout(services, id);
    if (!opened) return notFound(services);
    const { db, now } = services.context;
    const { cart } = opened;
    if (cart.isCancelled || (await findOrderOf(db, cart))) {
      return answerWithCheckout(opened, { said: [say(opened.services.t, 'isOver')] });
    }
    await inTransaction(db, (tx) => changeAssistantCart(tx, cart.cartId, { cancelledAt: now() }));
    return answerWithCheckout({ ...opened, cart: { ...cart, isCancelled: true } });
  },
  repeat: repeatCheckout,
});
