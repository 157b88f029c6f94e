// What each documented test card does when it is charged. Source: docs.stripe.com/testing.
import type { RefundCourse } from '../object-store.ts';
import type { Decline, DisputeSeed } from './payment-method-rules.ts';

/** `none`: the card does not support 3-D Secure; `ignored`: it does, but is not enrolled. */
type ThreeDSecure = 'none' | 'ignored' | 'optional' | 'breaks' | 'frictionless' | 'required' | 'lookup_fails';

type CardOutcome = {
  threeDSecure: ThreeDSecure;
  /** Set up for payments without the shopper: those need no challenge. */
  isSetUp?: true;
  decline?: Decline;
};

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});

const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

const processingError: Decline = {
  code: 'processing_error',
  declineCode: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
};

export const authenticationRequired: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

const outcomes = {
  success: { threeDSecure: 'ignored' },
  three_d_secure_unsupported: { threeDSecure: 'none' },
  three_d_secure_unless_set_up: { threeDSecure: 'required' },
  three_d_secure_always: { threeDSecure: 'required' },
  already_set_up: { threeDSecure: 'required', isSetUp: true },
  three_d_secure_then_insufficient_funds: { threeDSecure: 'required', decline: insufficientFunds },
  three_d_secure_required: { threeDSecure: 'required' },
  three_d_secure_then_declined: { threeDSecure: 'required', decline: declined('generic_decline') },
  three_d_secure_lookup_fails: { threeDSecure: 'lookup_fails', decline: declined('generic_decline') },
  three_d_secure_optional: { threeDSecure: 'optional' },
  three_d_secure_breaks: { threeDSecure: 'breaks' },
  three_d_secure_frictionless: { threeDSecure: 'frictionless' },
  generic_decline: { threeDSecure: 'ignored', decline: declined('generic_decline') },
  insufficient_funds: { threeDSecure: 'ignored', decline: insufficientFunds },
  lost_card: { threeDSecure: 'ignored', decline: declined('lost_card') },
  stolen_card: { threeDSecure: 'ignored', decline: declined('stolen_card') },
  expired_card: {
    threeDSecure: 'ignored',
    decline: {
      code: 'expired_card',
      declineCode: 'expired_card',
      message: 'Your card has expired.',
      param: 'exp_month',
    },
  },
  incorrect_cvc: {
    threeDSecure: 'ignored',
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
      param: 'cvc',
    },
  },
  processing_error: { threeDSecure: 'ignored', decline: processingError },
  card_velocity_exceeded: {
    threeDSecure: 'ignored',
    decline: declined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
  },
  attaches_then_fails: { threeDSecure: 'ignored', decline: declined('generic_decline') },
  always_blocked: { threeDSecure: 'ignored', decline: { ...declined('fraudulent'), outcome: 'blocked' } },
  // These pay like any other card; `disputes` and `refunds` say what follows.
  disputed_as_fraudulent: { threeDSecure: 'ignored' },
  disputed_as_not_received: { threeDSecure: 'ignored' },
  inquiry: { threeDSecure: 'ignored' },
  refund_pending: { threeDSecure: 'ignored' },
  refund_fails: { threeDSecure: 'ignored' },
} as const satisfies Record<string, CardOutcome>;

export const disputes: Record<string, DisputeSeed> = {
  disputed_as_fraudulent: { reason: 'fraudulent', kind: 'chargeback' },
  disputed_as_not_received: { reason: 'product_not_received', kind: 'chargeback' },
  inquiry: { reason: 'fraudulent', kind: 'inquiry' },
};

export const refunds: Record<string, RefundCourse> = {
  refund_pending: 'pending_then_succeeds',
  refund_fails: 'succeeds_then_fails',
};

export type CardBehaviour = keyof typeof outcomes;

export type CardVerdict =
  | { kind: 'charge'; threeDSecure: 'none' | 'frictionless' | 'challenged' }
  | { kind: 'challenge' }
  | { kind: 'decline'; decline: Decline };

export type CardQuestion = {
  /** `payment_method_options[card][request_three_d_secure]` is `any` or `challenge`. */
  isThreeDSecureRequested: boolean;
  isOffSession: boolean;
  isAuthenticated: boolean;
};

/** Decides the outcome of one attempt to charge a test card. */
export function judgeCard(behaviour: CardBehaviour, question: CardQuestion): CardVerdict {
  const { threeDSecure, decline, isSetUp }: CardOutcome = outcomes[behaviour];
  const charge = (how: 'none' | 'frictionless' | 'challenged'): CardVerdict =>
    decline ? { kind: 'decline', decline } : { kind: 'charge', threeDSecure: how };
  if (question.isAuthenticated) return charge('challenged');
  switch (threeDSecure) {
    case 'none':
    case 'ignored':
    case 'lookup_fails':
      return charge('none');
    case 'frictionless':
      return charge('frictionless');
    case 'optional':
      return question.isThreeDSecureRequested && !question.isOffSession ? { kind: 'challenge' } : charge('none');
    case 'breaks':
      return question.isThreeDSecureRequested ? { kind: 'decline', decline: processingError } : charge('none');
    case 'required':
      if (!question.isOffSession) return { kind: 'challenge' };
      return isSetUp ? charge('none') : { kind: 'decline', decline: authenticationRequired };
  }
}

export function supportsThreeDSecure(behaviour: CardBehaviour): boolean {
  return outcomes[behaviour].threeDSecure !== 'none';
}

export function isCardBehaviour(value: string | undefined): value is CardBehaviour {
  return value !== undefined && value in outcomes;
}
