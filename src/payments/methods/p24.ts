import type { InvoicedMethod, MethodOffer, RedirectMethod } from './payment-method.ts';

export const p24 = {
  kind: 'redirect',
  paysAt: 'bank',
  name: 'Przelewy24',
  texts: 'p24',
  marks: [{ icon: 'payments:przelewy24', name: 'Przelewy24' }],
} as const satisfies RedirectMethod;

export const p24Offer: MethodOffer = {
  currencies: { PLN: null, EUR: null },
  proposedIn: { EUR: ['PL'] },
  usualIn: { pl: 2 },
};

export const p24Invoiced: InvoicedMethod = { means: 'onlineService', fa3: 'transfer' };
