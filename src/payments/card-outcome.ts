// What became of a card payment, read from what Stripe.js answered.
import type { PaymentIntentResult } from '@stripe/stripe-js';
import type { MessageKey } from '../i18n/messages/en.ts';
import { declineMessage, fieldOfDecline } from './decline-messages.ts';

export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCvc';

export type CardOutcome =
  /** Paid, or on its way: the return page asks Stripe and tells. */
  | { kind: 'done' }
  /** `field` is the one to put right, when one of them is to blame. */
  | { kind: 'declined'; message: MessageKey; field: CardField | null };

export function cardOutcome({ error, paymentIntent }: PaymentIntentResult): CardOutcome {
  if (!error) return isUnderWay(paymentIntent.status) ? { kind: 'done' } : declined({});
  // An intent that was paid in another window refuses to be confirmed again: that is a success, not a decline.
  if (error.payment_intent && isUnderWay(error.payment_intent.status)) return { kind: 'done' };
  return declined(error);
}

function isUnderWay(status: string): boolean {
  return status === 'succeeded' || status === 'processing' || status === 'requires_capture';
}

function declined(failure: Parameters<typeof declineMessage>[0]): CardOutcome {
  return { kind: 'declined', message: declineMessage(failure), field: fieldOfDecline(failure) };
}
