import type { InvoicedMethod, MethodOffer, RedirectMethod } from './payment-method.ts';

export const paypal = {
  kind: 'redirect',
  paysAt: 'provider',
  name: 'PayPal',
  texts: 'redirect',
  marks: [{ icon: 'payments:paypal', name: 'PayPal' }],
} as const satisfies RedirectMethod;

// Payers of any country, in the European currencies that PayPal accepts. Source: docs.stripe.com/payments/paypal and
// developer.paypal.com/reports/reference/currencies.
export const paypalOffer: MethodOffer = {
  currencies: { CHF: null, CZK: null, DKK: null, EUR: null, GBP: null, NOK: null, PLN: null, SEK: null },
  usualIn: { de: 3 },
};

export const paypalInvoiced: InvoicedMethod = { means: 'onlineService' };
