// The order button: places the order (or finds the standing one) and gets its PaymentIntent.
import type { OrderRefusal } from '#src/checkout/refusals/checkout-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { findPaymentWait, noteTryOfOrder, payerOf, tooManyTries } from '../payments/payment-limits.ts';
import { closeIntents } from './close-intents.ts';
import type { LockedOrder } from './order-store.ts';
import { findPaidOrderOfSession } from './order-views.ts';
import { payStandingOrder, refusalOf, type StartedPayment, startedPayment } from './pay-standing-order.ts';
import { type PlaceOrderRequest, type PlaceOrderServices, placeOrder } from './placing/place-order.ts';
import { recordPayment } from './record-payment.ts';

/**
 * After one superseded order is closed, another can only come from a simultaneous request; more rounds would mean
 * many of those.
 */
const MAX_ROUNDS = 3;

export async function startPayment(
  services: PlaceOrderServices,
  request: PlaceOrderRequest,
): Promise<Result<StartedPayment, OrderRefusal>> {
  reach('before-first-write');
  const payer = payerOf(services.session);
  // The wait is found before anything is done. A try is counted with the order that it pays, so that no other refusal
  // costs one.
  const waitMs = payer ? await findPaymentWait(services.db, payer, services.now()) : 0;
  if (waitMs > 0) return refuse(tooManyTries(waitMs));
  let closedId: string | null = null;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const placed: Awaited<ReturnType<typeof placeOrder>> = await placeOrder(services, request, closedId);
    if (!placed.ok) {
      const finished = placed.error.kind === 'CartEmpty' && (await findPaidOrderOfSession(services));
      return finished ? ok(startedPayment(request, finished, null)) : placed;
    }
    reach('after-reservation');
    const { kind, order } = placed.value;
    const isCharged = request.paymentMethod !== 'nothing_due';
    try {
      if (kind === 'standing') {
        if (payer && isCharged) await noteTryOfOrder(services.db, order.id, payer, services.now());
        return ok(await payStandingOrder(services, request, order));
      }
      if (!(await closeSuperseded(services, order))) return ok(startedPayment(request, order, null));
      closedId = order.id;
    } catch (error) {
      return refuse(
        refusalOf(error, services, {
          method: request.paymentMethod,
          total: request.expectedDue ?? request.expectedTotal,
          orderToken: order.token,
        }),
      );
    }
  }
  throw new Error('the cart kept changing while it was ordered');
}

/** False when the older order turns out to be paid or being paid. */
async function closeSuperseded(services: PlaceOrderServices, order: LockedOrder): Promise<boolean> {
  const { db, now } = services;
  if (order.state.payment !== 'awaiting_payment') return false;
  const settled = await closeIntents(services, order.id);
  if (settled) await inTransaction(db, (tx) => recordPayment(tx, { intent: settled, cause: 'checkout', now: now() }));
  return settled === null;
}
