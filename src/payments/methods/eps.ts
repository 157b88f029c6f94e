import type { InvoicedMethod, MethodOffer, RedirectMethod } from './payment-method.ts';

export const eps = {
  kind: 'redirect',
  paysAt: 'bank',
  name: 'EPS',
  texts: 'redirect',
  marks: [{ icon: 'payments:eps', name: 'EPS' }],
} as const satisfies RedirectMethod;

// Source: docs.stripe.com/payments/eps.
export const epsOffer: MethodOffer = { currencies: { EUR: ['AT'] }, usualIn: { de: 2 } };

export const epsInvoiced: InvoicedMethod = { means: 'onlineService', fa3: 'transfer' };
