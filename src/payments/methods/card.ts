import type { FieldsMethod, InvoicedMethod, MethodOffer } from './payment-method.ts';

export const card = {
  kind: 'fields',
  name: { text: 'payment.card' },
  texts: 'card',
  marks: [
    { icon: 'payments:visa', name: 'Visa' },
    { icon: 'payments:mastercard', name: 'Mastercard' },
    { icon: 'payments:amex', name: 'American Express' },
  ],
} as const satisfies FieldsMethod;

export const cardOffer: MethodOffer = { usualIn: { pl: 3, nl: 3, de: 4, en: 1 } };

export const cardInvoiced: InvoicedMethod = { means: 'card', fa3: 'card' };
