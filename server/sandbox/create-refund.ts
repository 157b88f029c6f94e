import type Stripe from 'stripe';
import { z } from 'zod';
import type { Transaction } from '#server/database/transaction.ts';
import { findObject, insertObject, lockObject, saveObject } from './object-store.ts';
import { emptyable, expand, integer, metadata, oneOf, text } from './parameter-schemas.ts';
import { answerOk, createdNow, type SandboxAnswer, type SandboxContext } from './sandbox-context.ts';
import { missingObject, refuseParameter, refuseRequest } from './sandbox-errors.ts';
import { newObjectId } from './sandbox-ids.ts';
import { writeEvents } from './write-events.ts';

export const createRefundParameters = z.strictObject({
  amount: integer(1).optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
  metadata: emptyable(metadata()).optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand: expand().optional(),
});

/** `POST /v1/refunds`: gives back all or part of what is left of a charge, at once. */
export async function createRefund(
  tx: Transaction,
  context: SandboxContext,
  parameters: z.output<typeof createRefundParameters>,
): Promise<SandboxAnswer> {
  const charge = await lockCharge(tx, parameters);
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid) {
    throw refuseRequest(`You cannot refund charge ${charge.id} because it has not been paid.`, { param: 'charge' });
  }
  if (left === 0) {
    throw refuseRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = parameters.amount ?? left;
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}) in ${charge.currency}`;
    throw refuseRequest(message, { param: 'amount' });
  }
  const refund: Stripe.Refund = {
    id: newObjectId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: createdNow(context),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: parameters.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: parameters.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  await insertObject(tx, 'refund', refund);
  await saveObject(tx, refunded);
  await writeEvents(tx, context, [
    { type: 'refund.created', object: refund },
    { type: 'charge.refunded', object: refunded },
  ]);
  return answerOk(refund);
}

async function lockCharge(
  tx: Transaction,
  { charge, payment_intent: intentId }: { charge?: string; payment_intent?: string },
): Promise<Stripe.Charge> {
  if (!charge && !intentId) {
    throw refuseParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
      'charge',
      'parameter_missing',
    );
  }
  const id = charge ?? (await latestChargeId(tx, intentId ?? ''));
  const stored = await lockObject(tx, 'charge', id);
  if (!stored) throw missingObject('charge', id, 'id', 404);
  return stored.object;
}

async function latestChargeId(tx: Transaction, intentId: string): Promise<string> {
  const stored = await findObject(tx, 'payment_intent', intentId);
  if (!stored) throw missingObject('payment_intent', intentId, 'payment_intent', 404);
  const { latest_charge: latest } = stored.object;
  if (typeof latest === 'string' && stored.object.status === 'succeeded') return latest;
  throw refuseRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
  });
}
