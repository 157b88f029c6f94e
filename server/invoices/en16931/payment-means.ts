// How was paid, by the codes of UNTDID 4461. A transfer is 42, not 30: that wants the account it went to (BR-61), and what is
// paid needs none.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoicedMethod } from '#src/payments/methods/payment-method.ts';
import { invoicedMethods, isBuiltIn, paymentMethodName } from '#src/payments/methods/payment-methods.ts';
import type { BusinessTerms } from './business-terms.ts';

const codes: Readonly<Record<InvoicedMethod['means'], string>> = {
  ...{ notDefined: '1', cash: '10', transfer: '42', card: '48', directDebit: '59', onlineService: '68' },
};

/** A method of the shop's own is not described in the document. `isByCards`: gift cards paid all of it. */
export function paymentMeansOf(method: string, isByCards: boolean, t: Translate): BusinessTerms['paymentMeans'] {
  if (isByCards) return { code: codes.notDefined, text: t('invoice.giftCard') };
  if (!isBuiltIn(method)) return { code: codes.notDefined, text: '' };
  return { code: codes[invoicedMethods[method].means], text: paymentMethodName(t, method) };
}
