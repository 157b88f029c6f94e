// EPS: the online banking of Austrian banks. Source: docs.stripe.com/payments/eps.
import { z } from 'zod';
import { oneOf, text } from '../parameters/parameter-schemas.ts';
import type { PaymentMethodRules } from './payment-method-rules.ts';
import { redirectMethod } from './redirect-method.ts';

const epsData = z.strictObject({ bank: text().optional() });

export const epsMethod: PaymentMethodRules<typeof epsData> = {
  ...redirectMethod,
  type: 'eps',
  dataSchema: epsData,
  optionsSchema: z.strictObject({ setup_future_usage: oneOf(['none']).optional() }),
  requiredBilling: ['name'],
  create: ({ bank }) => ({ fields: { eps: { bank: bank ?? null } }, hidden: {} }),
  // EPS rarely tells the payer's name.
  chargeDetails: ({ method }) => ({ type: 'eps', eps: { bank: method.eps?.bank ?? null, verified_name: null } }),
};
