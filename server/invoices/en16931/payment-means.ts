// How was paid, by the codes of UNTDID 4461. A transfer is 42, not 30: that wants the account it went to (BR-61), and what is
// paid needs none.
import type { Translate } from '#src/i18n/translate.ts';
import { type BuiltInMethod, isBuiltIn, paymentMethodName } from '#src/payments/methods/payment-methods.ts';
import type { BusinessTerms } from './business-terms.ts';

const CARD = '48';
const ONLINE_SERVICE = '68';
const NOT_DEFINED = '1';

const codes: Readonly<Record<BuiltInMethod, string>> = {
  ...{ card: CARD, apple_pay: CARD, google_pay: CARD },
  ...{ blik: ONLINE_SERVICE, p24: ONLINE_SERVICE, ideal: ONLINE_SERVICE, bancontact: ONLINE_SERVICE },
  ...{ eps: ONLINE_SERVICE, paypal: ONLINE_SERVICE, klarna: ONLINE_SERVICE, link: ONLINE_SERVICE },
  sepa_debit: '59',
  bank_transfer: '42',
  cash_on_delivery: '10',
  nothing_due: NOT_DEFINED,
};

/** A method of the shop's own is not described in the document. */
export function paymentMeansOf(method: string, t: Translate): BusinessTerms['paymentMeans'] {
  if (!isBuiltIn(method)) return { code: NOT_DEFINED, text: '' };
  return { code: codes[method], text: paymentMethodName(t, method) };
}
