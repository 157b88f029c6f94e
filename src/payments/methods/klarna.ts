import type { InvoicedMethod, MethodOffer, RedirectMethod } from './payment-method.ts';

export const klarna = {
  kind: 'redirect',
  paysAt: 'provider',
  name: 'Klarna',
  needsAddress: true,
  texts: 'redirect',
  marks: [{ icon: 'payments:klarna', name: 'Klarna' }],
} as const satisfies RedirectMethod;

// Payers of each country pay in their own currency. Source: docs.stripe.com/payments/klarna.
export const klarnaOffer: MethodOffer = {
  currencies: {
    CHF: ['CH'],
    CZK: ['CZ'],
    DKK: ['DK'],
    EUR: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'GR', 'IE', 'IT', 'NL', 'PT'],
    GBP: ['GB'],
    NOK: ['NO'],
    PLN: ['PL'],
    RON: ['RO'],
    SEK: ['SE'],
  },
};

export const klarnaInvoiced: InvoicedMethod = { means: 'onlineService' };
