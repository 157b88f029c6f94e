import type { ManualMethod, MethodOffer } from './payment-method.ts';

export const cashOnDelivery = {
  kind: 'cashOnDelivery',
  name: { text: 'payment.cash_on_delivery' },
  marks: [{ icon: 'payments:cash-on-delivery' }],
} as const satisfies ManualMethod;

// Where the shop's settings allow it.
export const cashOnDeliveryOffer: MethodOffer = {};
