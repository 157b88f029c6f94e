import type { InvoicedMethod, ManualMethod, MethodOffer } from './payment-method.ts';

export const cashOnDelivery = {
  kind: 'cashOnDelivery',
  name: { text: 'payment.cash_on_delivery' },
  marks: [{ icon: 'payments:cash-on-delivery' }],
} as const satisfies ManualMethod;

// No currencies here: the shop's settings decide.
export const cashOnDeliveryOffer: MethodOffer = {};

export const cashOnDeliveryInvoiced: InvoicedMethod = { means: 'cash' };
