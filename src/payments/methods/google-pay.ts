import type { InvoicedMethod, WalletMethod } from './payment-method.ts';

export const googlePay = { kind: 'wallet', name: 'Google Pay' } as const satisfies WalletMethod;

export const googlePayInvoiced: InvoicedMethod = { means: 'card', fa3: 'card' };
