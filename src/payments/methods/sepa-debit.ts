import type { FieldsMethod, InvoicedMethod, MethodOffer } from './payment-method.ts';

export const sepaDebit = {
  kind: 'fields',
  isDebit: true,
  name: { text: 'payment.sepa_debit' },
  texts: 'sepa_debit',
  marks: [{ icon: 'payments:sepa', name: 'SEPA' }],
} as const satisfies FieldsMethod;

export const sepaDebitOffer: MethodOffer = { currencies: { EUR: null }, usualIn: { nl: 4, de: 1, en: 3 } };

export const sepaDebitInvoiced: InvoicedMethod = { means: 'directDebit' };
