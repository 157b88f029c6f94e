// The state machine of a PaymentIntent, pure: from an intent and a confirmation's outcome to its next state, the
// charge, the events and the caller's answer.
import type Stripe from 'stripe';
import { buildCharge } from '../charges/build-charge.ts';
import type { EventSeed } from '../events/write-events.ts';
import type { ConfirmContext, ConfirmOutcome, Decline, PaymentMethodRules } from '../methods/payment-method-rules.ts';
import { docUrl, type ErrorBody, unexpectedState } from '../sandbox-errors.ts';

export type IntentTransition = {
  intent: Stripe.PaymentIntent;
  charge: Stripe.Charge | null;
  events: EventSeed[];
  /** The error of a confirmation that was refused (402), the intent included. */
  refusal: ErrorBody | null;
};

const idle = { next_action: null, last_payment_error: null, processing: null } as const;

/** The intent's transition after a confirmation, a challenge or a visit to a bank. `now` in seconds. */
export function applyOutcome(
  context: ConfirmContext,
  outcome: ConfirmOutcome,
  rules: PaymentMethodRules,
  now: number,
): IntentTransition {
  const paying: Stripe.PaymentIntent = { ...context.intent, ...idle, payment_method: context.method.id };
  switch (outcome.kind) {
    case 'requires_action': {
      const intent: Stripe.PaymentIntent = { ...paying, status: 'requires_action', next_action: outcome.nextAction };
      return withoutCharge(intent, 'payment_intent.requires_action');
    }
    case 'processing': {
      const charge = buildCharge(context, outcome, rules, now);
      const intent: Stripe.PaymentIntent = { ...paying, status: 'processing', latest_charge: charge.id };
      const events: EventSeed[] = [
        { type: 'charge.pending', object: charge },
        { type: 'payment_intent.processing', object: intent },
      ];
      return { intent, charge, events, refusal: null };
    }
    case 'succeeded': {
      const charge = buildCharge(context, outcome, rules, now);
      const received = { status: 'succeeded', amount_received: paying.amount, latest_charge: charge.id } as const;
      const intent: Stripe.PaymentIntent = { ...paying, ...received };
      const events: EventSeed[] = [
        { type: 'charge.succeeded', object: charge },
        { type: 'payment_intent.succeeded', object: intent },
      ];
      return { intent, charge, events, refusal: null };
    }
    case 'declined': {
      const charge = buildCharge(context, outcome, rules, now);
      const error = declineError(outcome.decline, charge, context.method);
      const intent: Stripe.PaymentIntent = { ...failed(paying, error), latest_charge: charge.id };
      const events: EventSeed[] = [
        { type: 'charge.failed', object: charge },
        { type: 'payment_intent.payment_failed', object: intent },
      ];
      return { intent, charge, events, refusal: { ...error, payment_intent: intent } };
    }
    case 'authentication_failed':
      return withoutCharge(failed(paying, authenticationError(context.method)), 'payment_intent.payment_failed');
  }
}

/** Nothing was asked of the bank. */
function withoutCharge(
  intent: Stripe.PaymentIntent,
  type: 'payment_intent.requires_action' | 'payment_intent.payment_failed',
): IntentTransition {
  return { intent, charge: null, events: [{ type, object: intent }], refusal: null };
}

function authenticationError(method: Stripe.PaymentMethod): ErrorBody & { code: string } {
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    doc_url: docUrl('payment_intent_authentication_failure'),
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    payment_method: method,
  };
}

function failed(intent: Stripe.PaymentIntent, error: ErrorBody & { code: string }): Stripe.PaymentIntent {
  return {
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: { ...error, code: error.code as Stripe.PaymentIntent.LastPaymentError.Code },
  };
}

function declineError(
  decline: Decline,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
): ErrorBody & { code: string } {
  return {
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode && { decline_code: decline.declineCode }),
    ...(decline.param && { param: decline.param }),
    ...(method.type === 'card' &&
      decline.outcome !== 'blocked' && { advice_code: 'try_again_later', network_decline_code: '01' }),
    doc_url: docUrl(decline.code),
    message: decline.message,
    charge: charge.id,
    payment_method: method,
  };
}

/** Throws Stripe's refusal for a confirmation that comes too late. */
export function assertConfirmable(intent: Stripe.PaymentIntent): void {
  if (intent.status === 'succeeded') {
    const message =
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.';
    throw unexpectedState(intent, message);
  }
  if (intent.status !== 'canceled' && intent.status !== 'processing') return;
  throw unexpectedState(
    intent,
    `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_payment_method, requires_confirmation, requires_action.`,
  );
}

const cancellable = ['requires_payment_method', 'requires_capture', 'requires_confirmation', 'requires_action'];

/** Cancels. Throws for an intent that can no longer be cancelled. */
export function cancelIntent(
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
  now: number,
): IntentTransition {
  if (!cancellable.includes(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${cancellable.join(', ')}.`,
    );
  }
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    canceled_at: now,
    cancellation_reason: reason,
    next_action: null,
  };
  return {
    intent: canceled,
    charge: null,
    events: [{ type: 'payment_intent.canceled', object: canceled }],
    refusal: null,
  };
}

const changeable = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** Throws when the payment's essential fields can no longer be changed. */
export function assertChangeable(intent: Stripe.PaymentIntent, field: string): void {
  if (changeable.includes(intent.status)) return;
  throw unexpectedState(
    intent,
    `This PaymentIntent's ${field} could not be updated because it has a status of ${intent.status}. You may only update the ${field} of a PaymentIntent with one of the following statuses: ${changeable.join(', ')}.`,
  );
}
