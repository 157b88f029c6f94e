import { timingSafeEqual } from 'node:crypto';
import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import { rulesFor } from '../methods/payment-method-registry.ts';
import { lockObject } from '../object-store.ts';
import { createdNow, type SandboxContext } from '../sandbox-context.ts';
import { missingObject, refuseRequest } from '../sandbox-errors.ts';
import { saveTransition } from './confirm-intent.ts';
import { applyOutcome } from './payment-intent-machine.ts';
import { resumeConfirmation } from './resume-confirmation.ts';

export type ActionResult = 'authorized' | 'failed';

/**
 * The shopper pressed a button on a challenge or a bank's page. Returns the intent and where to go back to.
 * Pressed twice, or after the intent moved on, it changes nothing.
 */
export async function completeAction(
  tx: Transaction,
  context: SandboxContext,
  id: string,
  clientSecret: string | undefined,
  result: ActionResult,
): Promise<{ intent: Stripe.PaymentIntent; returnUrl: string | null }> {
  const stored = await lockObject(tx, 'payment_intent', id);
  if (!stored) throw missingObject('payment_intent', id, 'intent', 404);
  assertClientSecret(stored.object, clientSecret);
  const returnUrl = stored.hidden.return_url ?? null;
  const resumed = await resumeConfirmation(tx, context, stored, 'requires_action');
  if (!resumed) return { intent: stored.object, returnUrl };
  const { confirmation, method } = resumed;
  const rules = rulesFor(method.object.type);
  const outcome = rules.completeAction(confirmation, result);
  const transition = applyOutcome(confirmation, outcome, rules, createdNow(context));
  await saveTransition(tx, context, transition, outcome, stored.hidden, method);
  return { intent: transition.intent, returnUrl };
}

/** Throws unless the caller knows the intent's client secret, a browser's only authorisation. */
export function assertClientSecret(intent: Stripe.PaymentIntent, given: string | undefined): void {
  const expected = Buffer.from(intent.client_secret ?? '');
  const actual = Buffer.from(given ?? '');
  if (expected.length === actual.length && timingSafeEqual(expected, actual)) return;
  throw refuseRequest(
    'The client_secret provided does not match any associated PaymentIntent on this account. Ensure that the client_secret, which was returned during PaymentIntent creation, is used.',
    { code: 'payment_intent_invalid_parameter', param: 'client_secret' },
  );
}
