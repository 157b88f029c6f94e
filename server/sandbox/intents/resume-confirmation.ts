import type Stripe from 'stripe';
import type { Transaction } from '#server/database/transaction.ts';
import type { ConfirmContext } from '../methods/payment-method-rules.ts';
import { findObject, type Stored } from '../object-store.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { actionUrl } from './confirm-intent.ts';

export type Resumed = { confirmation: ConfirmContext; method: Stored<'payment_method'> };

/** Restores a confirmation that waits for the shopper or for a bank. Null when the intent has changed since. */
export async function resumeConfirmation(
  tx: Transaction,
  context: SandboxContext,
  { object: intent, hidden }: Stored<'payment_intent'>,
  status: 'requires_action' | 'processing',
): Promise<Resumed | null> {
  if (intent.status !== status || typeof intent.payment_method !== 'string') return null;
  const method = await findObject(tx, 'payment_method', intent.payment_method);
  if (!method) return null;
  const confirmation: ConfirmContext = {
    intent,
    method: method.object,
    hidden: method.hidden,
    returnUrl: hidden.return_url ?? null,
    usesSdk: intent.next_action?.type === 'use_stripe_sdk',
    isOffSession: false,
    actionUrl: actionUrl(context, intent),
    options: {},
    mandate: null,
    pendingCharge: status === 'processing' ? await latestCharge(tx, intent) : null,
  };
  return { confirmation, method };
}

async function latestCharge(tx: Transaction, intent: Stripe.PaymentIntent): Promise<Stripe.Charge | null> {
  if (typeof intent.latest_charge !== 'string') return null;
  return (await findObject(tx, 'charge', intent.latest_charge))?.object ?? null;
}
