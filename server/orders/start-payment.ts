// The order button: places the order (or finds the one that stands) and gets the PaymentIntent that pays it.
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../database/transaction.ts';
import { reach } from '../faultpoint.ts';
import { countPaymentTry } from '../payments/limit-payments.ts';
import { cancelOrder } from './cancel-order.ts';
import { closeIntents } from './close-intents.ts';
import type { LockedOrder } from './order-store.ts';
import { findPaidOrderOfSession } from './order-views.ts';
import { isProviderFailure, payStandingOrder, type StartedPayment, startedPayment } from './pay-standing-order.ts';
import { type PlaceOrderRefusal, type PlaceOrderRequest, type PlaceOrderServices, placeOrder } from './place-order.ts';
import { recordPayment } from './record-payment.ts';

export type PaymentRefusal = PlaceOrderRefusal | { kind: 'PaymentUnavailable'; orderToken: string };

/** Cancelling one superseded order may reveal nothing but a new one; more rounds mean that somebody is racing us. */
const MAX_ROUNDS = 3;

export async function startPayment(
  services: PlaceOrderServices,
  request: PlaceOrderRequest,
): Promise<Result<StartedPayment, PaymentRefusal>> {
  reach('before-first-write');
  const cartTokenHash = services.session.cartTokenHash();
  if (cartTokenHash) {
    await countPaymentTry(services.db, { cartTokenHash, address: services.session.address }, services.now());
  }
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const placed = await placeOrder(services, request);
    if (!placed.ok) {
      const finished = placed.error.kind === 'CartEmpty' && (await findPaidOrderOfSession(services));
      return finished ? ok(startedPayment(request, finished, null)) : placed;
    }
    reach('after-reservation');
    const { kind, order } = placed.value;
    try {
      if (kind === 'standing') return ok(await payStandingOrder(services, request, order));
      const isGone = await supersedeOrder(services, order);
      if (!isGone) return ok(startedPayment(request, order, null));
    } catch (error) {
      if (!isProviderFailure(error)) throw error;
      return refuse({ kind: 'PaymentUnavailable', orderToken: order.token });
    }
  }
  throw new Error('the cart kept changing while it was ordered');
}

/** False when the older order turns out to be paid, or about to be. */
async function supersedeOrder(services: PlaceOrderServices, order: LockedOrder): Promise<boolean> {
  const { db, now } = services;
  if (order.state.payment !== 'awaiting_payment') return false;
  const settled = await closeIntents(services, order.id);
  if (settled) {
    await inTransaction(db, (tx) => recordPayment(tx, { intent: settled, cause: 'checkout', now: now() }));
    return false;
  }
  return inTransaction(db, (tx) => cancelOrder(tx, order.id, { reason: 'superseded', cause: 'shopper', now: now() }));
}
