import type { InvoicedMethod, MethodOffer, RedirectMethod } from './payment-method.ts';

export const ideal = {
  kind: 'redirect',
  paysAt: 'bank',
  name: 'iDEAL | Wero',
  texts: 'ideal',
  marks: [
    { icon: 'payments:ideal', name: 'iDEAL' },
    { icon: 'payments:wero', name: 'Wero' },
  ],
} as const satisfies RedirectMethod;

export const idealOffer: MethodOffer = {
  currencies: { EUR: null },
  proposedIn: { EUR: ['NL'] },
  usualIn: { nl: 1, de: 5, en: 2 },
};

export const idealInvoiced: InvoicedMethod = { means: 'onlineService', fa3: 'transfer' };
