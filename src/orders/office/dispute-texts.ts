import type { MessageKey } from '../../i18n/all-messages.ts';
import type { Translate } from '../../i18n/translate.ts';

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
