// The defaults of a payment method.
import type { PaymentMethodRules } from './payment-method-rules.ts';

export const ordinaryMethod = {
  passingOptions: [],
  requiredBilling: [],
  requiredAddress: () => [],
  needsMandate: false,
  createNamed: () => null,
  settle({ method }) {
    throw new Error(`${method.id} settles by no timer`);
  },
  dispute: () => null,
  refund: () => 'at_once',
} as const satisfies Partial<PaymentMethodRules>;
