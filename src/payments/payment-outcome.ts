// The outcome of a payment, from Stripe.js's answer.
import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { PaymentFailure } from './decline-messages.ts';
import type { ProviderMethod } from './methods/payment-methods.ts';
import type { PaymentField } from './payment-field.ts';

export type PaymentOutcome =
  /** Paid or processing: the return page shows which. */
  | { kind: 'done' }
  /** `field` is the one to correct, when one caused the failure. */
  | { kind: 'declined'; message: MessageKey; field: PaymentField | null };

export async function paymentOutcome(
  { error, paymentIntent }: Pick<PaymentIntentResult, 'error' | 'paymentIntent'>,
  method: ProviderMethod,
): Promise<PaymentOutcome> {
  if (!error) return outcomeOfIntent(paymentIntent, method);
  // An intent that was paid in another window refuses to be confirmed again: that is a success, not a decline.
  if (error.payment_intent && isUnderWay(error.payment_intent.status)) return { kind: 'done' };
  return declined(error, method);
}

/** Waits for Stripe.js's confirmation. Never rejects. */
export function outcomeOf(confirmation: Promise<PaymentIntentResult>, method: ProviderMethod): Promise<PaymentOutcome> {
  return confirmation.then((result) => paymentOutcome(result, method)).catch(connectionLost);
}

/** The call failed, or its answer could not be read. */
function connectionLost(): PaymentOutcome {
  return { kind: 'declined', message: 'decline.connection', field: null };
}

function outcomeOfIntent(
  intent: PaymentIntent | undefined,
  method: ProviderMethod,
): PaymentOutcome | Promise<PaymentOutcome> {
  if (intent && isUnderWay(intent.status)) return { kind: 'done' };
  // Stripe.js has stopped waiting for the bank's app.
  const isStillWaiting = intent?.status === 'requires_action';
  return declined(isStillWaiting ? { code: 'payment_method_provider_timeout' } : {}, method);
}

function isUnderWay(status: string): boolean {
  return status === 'succeeded' || status === 'processing' || status === 'requires_capture';
}

async function declined(failure: PaymentFailure | StripeError, method: ProviderMethod): Promise<PaymentOutcome> {
  // Most visits have no decline, so its texts are loaded only when there is one.
  const { declineMessage, fieldOfDecline } = await import('./decline-messages.ts');
  return { kind: 'declined', message: declineMessage(failure, method), field: fieldOfDecline(failure, method) };
}
