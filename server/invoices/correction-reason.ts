import type { Translate } from '#src/i18n/translate.ts';
import type { Corrected } from '#src/invoices/invoice-document.ts';

/** Why something is corrected: in the words of staff, or in the document's language what happened. */
export function reasonOf({ reason, isGivenUp, takesBack }: Corrected, t: Translate): string {
  if (takesBack) return t('invoice.reasonReturned', { number: takesBack });
  return reason || t(isGivenUp ? 'invoice.reasonGivenUp' : 'invoice.reasonRefund');
}
