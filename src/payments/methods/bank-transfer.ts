import type { InvoicedMethod, ManualMethod, MethodOffer } from './payment-method.ts';

export const bankTransfer = {
  kind: 'transfer',
  name: { text: 'payment.bank_transfer' },
  marks: [{ icon: 'payments:bank-transfer' }],
} as const satisfies ManualMethod;

// No currencies here: they follow from the shop's own accounts.
export const bankTransferOffer: MethodOffer = {};

export const bankTransferInvoiced: InvoicedMethod = { means: 'transfer', fa3: 'transfer' };
