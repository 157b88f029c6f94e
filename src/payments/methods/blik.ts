import type { FieldsMethod, InvoicedMethod, MethodOffer } from './payment-method.ts';

export const blik = {
  kind: 'fields',
  name: 'BLIK',
  texts: 'blik',
  marks: [{ icon: 'payments:blik', name: 'BLIK' }],
} as const satisfies FieldsMethod;

export const blikOffer: MethodOffer = { currencies: { PLN: null }, usualIn: { pl: 1 } };

export const blikInvoiced: InvoicedMethod = { means: 'onlineService', fa3: 'mobile' };
