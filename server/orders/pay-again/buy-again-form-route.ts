// The button on the page of a cancelled or expired order.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { patternOf } from '#src/addresses.ts';
import { KasaError } from '#src/errors.ts';
import { buyAgainPath } from '#src/orders/pay/buy-again-path.ts';
import { type FormServices, registerForm } from '../../http/form-route.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import { findGuessedOrder } from '../order-links.ts';
import { buyAgainAndShow } from './buy-again.ts';

export function registerBuyAgainForm(app: FastifyInstance, services: FormServices<RequestContext>): void {
  registerForm(app, services, {
    path: buyAgainPath(patternOf('order')),
    fields: z.strictObject({}),
    // The order's token in the path is the secret, and the visitor may have no cart yet.
    isOnSharedPage: true,
    async submit({ locale, params: { token = '' }, context }) {
      const orderId = await findGuessedOrder(context, token);
      if (!orderId) throw new KasaError('NOT_FOUND', 'There is no such order.');
      return buyAgainAndShow(context, locale, orderId);
    },
  });
}
