// The shop never completes a checkout for a platform: the law wants the button pressed by the buyer, on the page of the shop
// (Directive 2011/83, Article 8(2)). What pays is not read, and kept nowhere.
import type { z } from 'zod';
import { businessMessages } from '../messages/business-messages.ts';
import { operation } from '../operation.ts';
import { answerWithCheckout } from './answer-with-checkout.ts';
import { namedCheckout } from './checkout-inputs.ts';
import { notFound } from './get-cart.ts';
import { findCheckout, repeatCheckout } from './get-checkout.ts';

export const completeCheckout = operation<z.output<typeof namedCheckout>>({
  name: 'complete_checkout',
  description: 'Tells that a person has to complete the checkout in the shop, by its continue_url. Makes no order.',
  capability: 'dev.ucp.shopping.checkout',
  rest: { method: 'POST', path: '/checkout-sessions/:id/complete' },
  payload: 'checkout',
  input: namedCheckout,
  async perform(services, { id }) {
    const opened = await findCheckout(services, id);
    if (!opened) return notFound(services);
    const answer = await answerWithCheckout(opened);
    const { code } = businessMessages.personBuys;
    if (answer.messages.some((message) => message.code === code))
      services.counts.refused(services.agent.platform, code);
    return answer;
  },
  repeat: repeatCheckout,
});
