import type { InvoicedMethod, WalletMethod } from './payment-method.ts';

export const applePay = { kind: 'wallet', name: 'Apple Pay' } as const satisfies WalletMethod;

export const applePayInvoiced: InvoicedMethod = { means: 'card', fa3: 'card' };
