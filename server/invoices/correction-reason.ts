import type { Translate } from '#src/i18n/translate.ts';
import type { Corrected } from '#src/invoices/invoice-document.ts';
import { isRefundReason } from '#src/orders/office/refund-reasons.ts';

/** Why something is corrected: as staff has chosen it, or in the document's language what happened. */
export function reasonOf({ reason, because, isGivenUp, takesBack }: Corrected, t: Translate): string {
  if (takesBack) return t('invoice.reasonReturned', { number: takesBack });
  return reason || chosenReason(because, t) || t(isGivenUp ? 'invoice.reasonGivenUp' : 'invoice.reasonRefund');
}

/** A suspicion is for the shop's own records: the buyer reads the document. */
function chosenReason(because: Corrected['because'], t: Translate): string {
  if (!because || because === 'other' || because === 'fraud') return '';
  return t(isRefundReason(because) ? `refunds.reason_${because}` : `refunds.cancel_${because}`);
}
