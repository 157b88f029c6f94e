import type { InvoicedMethod, WalletMethod } from './payment-method.ts';

export const link = { kind: 'wallet', name: 'Link' } as const satisfies WalletMethod;

export const linkInvoiced: InvoicedMethod = { means: 'onlineService', fa3: 'card' };
