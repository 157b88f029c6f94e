// How and when an invoice was paid, as FA(3) says it.
import type { Translate } from '#src/i18n/translate.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import type { InvoicedMethod } from '#src/payments/methods/payment-method.ts';
import { invoicedMethods, isBuiltIn, paymentMethodName } from '#src/payments/methods/payment-methods.ts';
import { branch, fa3Text, leaf } from './fa3-text.ts';

const LONGEST = 256;
const VOUCHER = 3;

const forms: Readonly<Record<NonNullable<InvoicedMethod['fa3']>, number>> = { card: 2, transfer: 6, mobile: 7 };

/** None in a correction: what the document knows is how the sale was paid, not how money was given back. */
export function paymentElement(document: InvoiceDocument, t: Translate): string {
  const { kind, payment, due } = document;
  if (kind === 'correction') return '';
  if (due) return branch('Platnosc', [termElement(), ...formsOf(document, due, t)]);
  if (!payment) return '';
  return branch('Platnosc', [
    leaf('Zaplacono', 1),
    leaf('DataZaplaty', payment.paidOn),
    ...formsOf(document, payment, t),
  ]);
}

/** The schema has room for one form: where a gift card pays in part, both are said in words. */
function formsOf(
  { totals, currency }: InvoiceDocument,
  { method: other, cardsMinor }: { method: string; cardsMinor?: number },
  t: Translate,
): string[] {
  if (!cardsMinor) return formElements(other, t);
  if (cardsMinor >= totals.grossMinor) return [leaf('FormaPlatnosci', VOUCHER)];
  const amountOf = (minor: number) => `${moneyToDecimal(money(minor, currency))} ${currency}`;
  const method = isBuiltIn(other) ? paymentMethodName(t, other) : '';
  const rest = `${method} ${amountOf(totals.grossMinor - cardsMinor)}`.trim();
  return otherForm(`${t('invoice.giftCard')} ${amountOf(cardsMinor)}, ${rest}`);
}

/**
 * The term of a payment on delivery: no day is known when it is issued. The schema wants a number of units after an
 * event.
 */
function termElement(): string {
  const term = [leaf('Ilosc', 0), leaf('Jednostka', 'dni'), leaf('ZdarzeniePoczatkowe', 'doręczenie towaru')];
  return branch('TerminPlatnosci', [branch('TerminOpis', term)]);
}

function formElements(method: string, t: Translate): string[] {
  if (method === 'nothing_due') return [];
  if (!isBuiltIn(method)) return otherForm(method.replace(/^own_/, ''));
  const { fa3 } = invoicedMethods[method];
  return fa3 ? [leaf('FormaPlatnosci', forms[fa3])] : otherForm(paymentMethodName(t, method));
}

function otherForm(name: string): string[] {
  return [leaf('PlatnoscInna', 1), leaf('OpisPlatnosci', fa3Text(name, LONGEST))];
}
