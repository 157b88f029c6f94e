import type { InvoicedMethod, NothingDueMethod } from './payment-method.ts';

export const nothingDue = {
  kind: 'nothingDue',
  name: { text: 'payment.nothing_due' },
  marks: [],
} as const satisfies NothingDueMethod;

export const nothingDueInvoiced: InvoicedMethod = { means: 'notDefined' };
