// The pay page's form without scripts. Its path holds the order's token, which is all that a payer needs: no cart, and
// so no form token either. Another site does not know the address and cannot make a browser post to it.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { patternOf, urlOf } from '#src/addresses.ts';
import type { CheckoutRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import { REFUSAL_ID, refusalSearch } from '#src/checkout/refusals/refusal-search.ts';
import { KasaError } from '#src/errors.ts';
import { needsScripts } from '#src/payments/methods/payment-methods.ts';
import { type FormServices, registerForm } from '../../http/form-route.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { findGuessedOrder } from '../order-links.ts';
import { paymentFormFields } from '../payment-form-fields.ts';
import { payOrderByMethod } from './pay-order-by-method.ts';

const payFields = z.strictObject(paymentFormFields);

export function registerPayOrderForm(app: FastifyInstance, services: FormServices<RequestContext>): void {
  registerForm(app, services, {
    path: patternOf('orderPay'),
    fields: payFields,
    isOnSharedPage: true,
    async submit({ fields: { paymentMethod, p24Bank, p24Terms }, locale, params: { token = '' }, context }) {
      const orderId = await findGuessedOrder(context, token);
      if (!orderId) throw new KasaError('NOT_FOUND', 'There is no such order.');
      const back = (refusal: CheckoutRefusal) =>
        `${urlOf('orderPay', { locale, token }, { ...refusalSearch(refusal), payment: paymentMethod })}#${REFUSAL_ID}`;
      if (!paymentMethod || needsScripts(paymentMethod)) return back({ kind: 'NeedsScripts' });
      const choice = { locale, paymentMethod, bank: p24Bank, hasAcceptedTerms: p24Terms };
      const started = await payOrderByMethod(context, orderId, choice);
      if (started.ok) return started.value.returnUrl;
      return back(started.error);
    },
  });
}
