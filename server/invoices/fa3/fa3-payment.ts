// How and when an invoice was paid, as FA(3) says it.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { type BuiltInMethod, isBuiltIn, paymentMethodName } from '#src/payments/methods/payment-methods.ts';
import { branch, fa3Text, leaf } from './fa3-text.ts';

const LONGEST = 256;
const [CARD, TRANSFER, MOBILE] = [2, 6, 7];

/** Those that the schema has a number for. Any other is said by its name. */
const forms: Readonly<Partial<Record<BuiltInMethod, number>>> = {
  card: CARD,
  apple_pay: CARD,
  google_pay: CARD,
  link: CARD,
  bancontact: CARD,
  blik: MOBILE,
  p24: TRANSFER,
  ideal: TRANSFER,
  eps: TRANSFER,
  bank_transfer: TRANSFER,
};

/** None in a correction: what the document knows is how the sale was paid, not how money was given back. */
export function paymentElement({ kind, payment, due }: InvoiceDocument, t: Translate): string {
  if (kind === 'correction') return '';
  if (due) return branch('Platnosc', [termElement(), ...formElements(due.method, t)]);
  if (!payment) return '';
  return branch('Platnosc', [
    leaf('Zaplacono', 1),
    leaf('DataZaplaty', payment.paidOn),
    ...formElements(payment.method, t),
  ]);
}

/** On delivery: no day is known when it is issued. The schema wants a number of units after an event. */
function termElement(): string {
  const term = [leaf('Ilosc', 0), leaf('Jednostka', 'dni'), leaf('ZdarzeniePoczatkowe', 'doręczenie towaru')];
  return branch('TerminPlatnosci', [branch('TerminOpis', term)]);
}

function formElements(method: string, t: Translate): string[] {
  if (method === 'nothing_due') return [];
  if (!isBuiltIn(method)) return otherForm(method.replace(/^own_/, ''));
  const form = forms[method];
  return form === undefined ? otherForm(paymentMethodName(t, method)) : [leaf('FormaPlatnosci', form)];
}

function otherForm(name: string): string[] {
  return [leaf('PlatnoscInna', 1), leaf('OpisPlatnosci', fa3Text(name, LONGEST))];
}
