// What each kind of moment in an order's history is called.
import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import { isOrderActionKind } from '../../order-actions/office/order-actions.ts';
import { isCancelReason, isRefundReason } from '../../orders/office/refund-reasons.ts';
import type { CancelReason } from '../../orders/payment-decisions.ts';

/** What cancelled an order by itself, where nobody chose a reason. `cancelled_by_staff`: the title says it with the name. */
const cancelledBecause: Readonly<Record<string, MessageKey>> = {
  expired: 'refunds.cancel_expired',
  superseded: 'refunds.cancel_superseded',
  cancelled_by_shopper: 'refunds.cancel_customer',
  cancelled_by_staff: 'refunds.cancel_staff',
  declined_for_good: 'refunds.cancel_declined',
  refused_on_delivery: 'refunds.cancel_refused',
} satisfies Record<CancelReason, MessageKey>;

/** Why a payment failed, for whoever answers the customer; what is not listed is called declined. */
const failedBecause: Readonly<Record<string, MessageKey>> = {
  ...becauseOf('work.failedUnconfirmed', [
    'payment_intent_authentication_failure',
    'authentication_required',
    'payment_intent_action_required',
  ]),
  ...becauseOf('work.failedLate', [
    'payment_intent_payment_attempt_expired',
    'payment_method_provider_timeout',
    'code_expired',
  ]),
  ...becauseOf('work.failedCalledOff', ['customer_declined', 'payment_method_customer_decline']),
  ...becauseOf('work.failedFunds', ['insufficient_funds']),
  ...becauseOf('work.failedExpiredCard', ['expired_card']),
};

function becauseOf(key: MessageKey, codes: readonly string[]): Record<string, MessageKey> {
  return Object.fromEntries(codes.map((code) => [code, key]));
}

type Moment = { kind: string; parcel?: number | null; text?: string | null; mail?: { subject: string } | null };

const kinds = [
  'OrderPlaced',
  'PaymentProcessing',
  'PaymentSucceeded',
  'PaymentFailed',
  'TransferChosen',
  'CashOnDeliveryChosen',
  'OrderCancelled',
  'LatePaymentRefused',
  'RefundRequested',
  'RefundSucceeded',
  'RefundFailed',
  'ParcelSent',
  'ParcelDelivered',
  'ParcelReturned',
  'DisputeOpened',
  'DisputeFundsWithdrawn',
  'DisputeClosed',
  'MailSent',
  'Note',
  'Withdrawn',
  'ActionUndone',
  'ActionRefused',
] as const;

const titles: Readonly<Record<string, MessageKey>> = {
  ...Object.fromEntries(kinds.map((kind) => [kind, `work.moment${kind}` satisfies MessageKey])),
  ParcelCancelled: 'labels.momentParcelCancelled',
  LinesCancelled: 'refunds.momentLinesCancelled',
  ContactChanged: 'contact.momentChanged',
};

export function textOfMoment(t: Translate, { kind, parcel, text, mail }: Moment): { title: string; detail: string } {
  const action = t(text && isOrderActionKind(text) ? `work.action_${text}` : 'work.actions');
  const title = t(titles[kind] ?? 'work.history', {
    parcel: parcel ?? '',
    subject: mail?.subject ?? '',
    action,
  });
  // The page does not have the words of a refusal.
  return { title, detail: kind.startsWith('Action') ? '' : textOfReason(t, kind, text ?? '') };
}

/** One of a list of reasons, or what somebody wrote. */
function textOfReason(t: Translate, kind: string, text: string): string {
  if (kind.startsWith('Refund') && isRefundReason(text)) return t(`refunds.reason_${text}`);
  // The code is what the payment is found by at the provider, and what it answers questions about.
  if (kind === 'PaymentFailed') return `${t(failedBecause[text] ?? 'work.failedDeclined')} (${text})`;
  const ownReason = kind === 'OrderCancelled' ? cancelledBecause[text] : undefined;
  if (ownReason) return t(ownReason);
  return isCancelReason(text) ? t(`refunds.cancel_${text}`) : text;
}
