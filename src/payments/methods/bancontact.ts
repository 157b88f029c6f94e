import type { InvoicedMethod, MethodOffer, RedirectMethod } from './payment-method.ts';

export const bancontact = {
  kind: 'redirect',
  paysAt: 'bank',
  name: 'Bancontact',
  texts: 'redirect',
  marks: [{ icon: 'payments:bancontact', name: 'Bancontact' }],
} as const satisfies RedirectMethod;

// Source: docs.stripe.com/payments/bancontact.
export const bancontactOffer: MethodOffer = { currencies: { EUR: ['BE'] }, usualIn: { nl: 2 } };

export const bancontactInvoiced: InvoicedMethod = { means: 'onlineService', fa3: 'card' };
