// How was paid, by the codes of ISDOC.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { toAmount } from '../en16931/decimals.ts';
import { paymentMeansOf } from '../en16931/payment-means.ts';
import { isPaidByCards } from '../en16931/read-business-terms.ts';
import { element, type Xml } from '../xml/write-xml.ts';

/**
 * The ways of payment by the codes of UNTDID 4461, which EN 16931 has: cash is what is paid on delivery, and an online
 * service a transfer that is done.
 */
const codes: Readonly<Record<string, string>> = { '10': '50', '42': '42', '48': '48', '59': '49', '68': '31' };

/** `grossMinor`: in the seller's money. Null where the standard has no code for it, as for a method of the shop's own. */
export function isdocPaymentOf(document: InvoiceDocument, grossMinor: number, t: Translate): Xml | null {
  const { payment, due, kind } = document;
  const { method } = payment ?? due ?? {};
  const means = method && kind !== 'correction' ? paymentMeansOf(method, isPaidByCards(document), t) : null;
  const code = means && codes[means.code];
  if (!code) return null;
  return element('PaymentMeans', [
    element('Payment', [element('PaidAmount', toAmount(grossMinor)), element('PaymentMeansCode', code)]),
  ]);
}
