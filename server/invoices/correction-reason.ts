import type { Translate } from '#src/i18n/translate.ts';
import type { Corrected } from '#src/invoices/invoice-document.ts';

/** Why something is corrected: in the words of staff, or in the document's language what happened. */
export function reasonOf({ reason, isGivenUp }: Corrected, t: Translate): string {
  return reason || t(isGivenUp ? 'invoice.reasonGivenUp' : 'invoice.reasonRefund');
}
