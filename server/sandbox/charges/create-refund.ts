import type Stripe from 'stripe';
import { z } from 'zod';
import type { Transaction } from '#server/database/transaction.ts';
import { planStep } from '../due-steps.ts';
import { changedFrom, writeEvents } from '../events/write-events.ts';
import { rulesFor } from '../methods/payment-method-registry.ts';
import { findObject, listObjects, lockObject, putObject, saveObject } from '../object-store.ts';
import { emptyable, expand, integer, metadata, oneOf, text } from '../parameters/parameter-schemas.ts';
import { answerOk, createdNow, type SandboxAnswer, type SandboxContext } from '../sandbox-context.ts';
import { missingObject, refuseParameter, refuseRequest } from '../sandbox-errors.ts';
import { newObjectId } from '../sandbox-ids.ts';

export const createRefundParameters = z.strictObject({
  amount: integer(1).optional(),
  instructions_email: text(800).optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
  metadata: emptyable(metadata()).optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand: expand().optional(),
});

const REFUND_DAYS = 1;

/**
 * `POST /v1/refunds`: refunds all or part of what is left of a charge. The charge's row stays locked until the commit,
 * so simultaneous refunds cannot exceed the captured amount.
 */
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
  await assertNotChargedBack(tx, charge);
  if (left === 0) {
    throw refuseRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const amount = parameters.amount ?? left;
  if (amount > left) {
    const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}) in ${charge.currency}`;
    throw refuseRequest(message, { param: 'amount' });
  }
  const method = charge.payment_method ? await findObject(tx, 'payment_method', charge.payment_method) : null;
  const course = method ? rulesFor(method.object.type).refund(method.hidden) : 'at_once';
  const isPending = course === 'pending_then_succeeds';
  const refund: Stripe.Refund = {
    id: newObjectId('refund'),
    object: 'refund',
    amount,
    balance_transaction: isPending ? null : newObjectId('balance_transaction'),
    charge: charge.id,
    created: createdNow(context),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: parameters.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    ...(isPending && { pending_reason: 'processing' }),
    reason: parameters.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const refunded: Stripe.Charge = {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  };
  await putObject(tx, 'refund', refund, { refund: course });
  if (course !== 'at_once') await planStep(tx, context, refund.id, 'settle_refund', { bankDays: REFUND_DAYS });
  await saveObject(tx, refunded);
  await writeEvents(tx, context, [
    { type: 'refund.created', object: refund },
    { type: 'charge.refunded', object: refunded, previous: changedFrom(charge, refunded) },
  ]);
  return answerOk(refund);
}

/**
 * `POST /v1/refunds/:id/cancel`: only refunds that wait for the customer can be cancelled, and the sandbox has none.
 */
export async function cancelRefund(tx: Transaction, id: string): Promise<never> {
  const stored = await findObject(tx, 'refund', id);
  if (!stored) throw missingObject('refund', id, 'id', 404);
  throw refuseRequest(
    `You cannot cancel this refund because it has a status of ${stored.object.status}. Only a refund with a status of requires_action may be canceled.`,
  );
}

/** Money that a bank has taken back must not be refunded as well. */
async function assertNotChargedBack(tx: Transaction, charge: Stripe.Charge): Promise<void> {
  if (!charge.disputed) return;
  const [dispute] = await listObjects(tx, 'dispute', { limit: 1, charge: charge.id });
  if (!dispute || dispute.is_charge_refundable) return;
  throw refuseRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
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
