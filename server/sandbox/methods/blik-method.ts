// BLIK: six digits from the bank's app, approved there within a minute. What the bank's app answers is decided by the
// e-mail address, as Stripe documents; any other address approves. Source: docs.stripe.com/payments/blik.
import { z } from 'zod';
import { emptyable, integer, oneOf, text } from '../parameters/parameter-schemas.ts';
import { refuseParameter, refuseRequest } from '../sandbox-errors.ts';
import { ordinaryMethod } from './ordinary-method.ts';
import type { ConfirmContext, ConfirmOutcome, Decline, Delay, PaymentMethodRules } from './payment-method-rules.ts';

const APPROVED_AFTER_S = 3;
const DECLINED_AFTER_S = 8;
const TIMEOUT_S = 60;

const invalid = (declineCode: string, message: string): Decline => ({
  code: 'payment_method_invalid_parameter',
  declineCode,
  message,
  param: 'payment_method_options[blik][code]',
});
const declined = (declineCode: string, message: string): Decline => ({
  code: 'payment_method_provider_decline',
  declineCode,
  message,
});
const timedOut = (message: string): Decline => ({ code: 'payment_method_provider_timeout', message });

type BlikFailure = { decline: Decline; after: Delay | null };

const failures: Record<string, BlikFailure> = {
  invalid_code: { after: null, decline: invalid('code_invalid', 'The BLIK code is invalid.') },
  expired_code: { after: null, decline: invalid('code_expired', 'The BLIK code has expired.') },
  limit_exceeded: late('payment_limit_exceeded', "The payment exceeds the limit set in the customer's banking app."),
  insufficient_funds: late('insufficient_funds', "The customer's bank account has insufficient funds."),
  customer_declined: late('customer_declined', 'The customer declined this payment.'),
  bank_declined: late(
    'partner_generic_decline',
    "The payment has been declined by the customer's bank for an unknown reason.",
  ),
  blik_declined: late('partner_generic_decline', 'The payment has been declined for an unknown reason.'),
  customer_timeout: silent("The customer didn't approve this payment within the allocated 60 seconds."),
  bank_timeout: silent("The request to the customer's bank timed out."),
  blik_timeout: silent('The request to the BLIK network timed out.'),
};

/** The patterns that a tester may write into the e-mail address, e.g. `customer_declined@example.com`. */
export const blikPatterns: readonly string[] = Object.keys(failures);

const blikData = z.strictObject({});

export const blikMethod: PaymentMethodRules<typeof blikData> = {
  ...ordinaryMethod,
  type: 'blik',
  redirects: false,
  dataSchema: blikData,
  optionsSchema: z.strictObject({
    code: text().optional(),
    mandate_options: z.strictObject({ expires_at: integer().optional() }).optional(),
    setup_future_usage: emptyable(oneOf(['none', 'off_session'])).optional(),
  }),
  passingOptions: ['code'],
  create: () => ({ fields: { blik: {} }, hidden: {} }),

  confirm(context) {
    assertCode(context.options.code);
    const failure = failureOf(context);
    if (failure && !failure.after) return { kind: 'declined', decline: failure.decline };
    return {
      kind: 'requires_action',
      nextAction: { type: 'blik_authorize', blik_authorize: {} },
      settlesAfter: failure?.after ?? { seconds: APPROVED_AFTER_S },
    };
  },

  completeAction: (_context, result) =>
    result === 'authorized'
      ? { kind: 'succeeded' }
      : { kind: 'declined', decline: declined('customer_declined', 'The customer declined this payment.') },

  settle(context): ConfirmOutcome {
    const failure = failureOf(context);
    return failure ? { kind: 'declined', decline: failure.decline } : { kind: 'succeeded' };
  },

  chargeDetails: () => ({ type: 'blik', blik: { buyer_id: null } }),
};

function late(declineCode: string, message: string): BlikFailure {
  return { after: { seconds: DECLINED_AFTER_S }, decline: declined(declineCode, message) };
}

function silent(message: string): BlikFailure {
  return { after: { seconds: TIMEOUT_S }, decline: timedOut(message) };
}

function failureOf({ method }: ConfirmContext): BlikFailure | null {
  const [local = ''] = (method.billing_details.email ?? '').split('@');
  const pattern = blikPatterns.find((candidate) => local.endsWith(candidate));
  return (pattern && failures[pattern]) || null;
}

function assertCode(code: unknown): void {
  const param = 'payment_method_options[blik][code]';
  if (code === undefined) throw refuseParameter(`Missing required param: ${param}.`, param, 'parameter_missing');
  if (typeof code === 'string' && /^\d{6}$/.test(code)) return;
  throw refuseRequest('The BLIK code must be exactly 6 digits.', { code: 'payment_method_invalid_parameter', param });
}
