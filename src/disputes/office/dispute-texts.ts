import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { DisputeOutcome } from '../../orders/dispute-decisions.ts';

const reasons: Readonly<Record<string, MessageKey>> = {
  fraudulent: 'disputes.reason_fraudulent',
  product_not_received: 'disputes.reason_product_not_received',
  product_unacceptable: 'disputes.reason_product_unacceptable',
  duplicate: 'disputes.reason_duplicate',
  credit_not_processed: 'disputes.reason_credit_not_processed',
  unrecognized: 'disputes.reason_unrecognized',
};

/** A reason that has no text of its own is shown as the payment service names it. */
export function textOfDisputeReason(t: Translate, reason: string): string {
  const key = reasons[reason];
  return key ? t(key) : reason.replaceAll('_', ' ');
}

const outcomes: Readonly<Record<string, MessageKey>> = {
  won: 'disputes.state_won',
  lost: 'disputes.state_lost',
  dropped: 'disputes.state_closed',
} satisfies Record<DisputeOutcome, MessageKey>;

/** What an order's history says of a dispute; null for everything else in it. */
export function textOfDisputeMoment(t: Translate, kind: string, text: string): string | null {
  if (kind === 'DisputeOpened') return textOfDisputeReason(t, text);
  const outcome = kind === 'DisputeClosed' ? outcomes[text] : undefined;
  return outcome ? t(outcome) : null;
}
