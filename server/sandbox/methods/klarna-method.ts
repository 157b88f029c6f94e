// Klarna: the payer decides there whether to pay now or later; the shop is paid immediately either way. The currency
// decides which countries may pay; e-mail and country are optional since 2025-02-24.acacia, but make an approval more
// likely. Source: docs.stripe.com/payments/klarna.
import { z } from 'zod';
import { integer, oneOf, text } from '../parameters/parameter-schemas.ts';
import type { PaymentMethodRules } from './payment-method-rules.ts';
import { redirectMethod } from './redirect-method.ts';

const klarnaData = z.strictObject({
  dob: z.strictObject({ day: integer(1), month: integer(1), year: integer(1900) }).optional(),
});

export const klarnaMethod: PaymentMethodRules<typeof klarnaData> = {
  ...redirectMethod,
  type: 'klarna',
  dataSchema: klarnaData,
  optionsSchema: z.strictObject({
    preferred_locale: text(5).optional(),
    setup_future_usage: oneOf(['none']).optional(),
  }),
  create: ({ dob }) => ({ fields: { klarna: { dob: dob ?? null } }, hidden: {} }),
  chargeDetails: ({ method, intent }) => ({
    type: 'klarna',
    klarna: {
      payer_details: { address: { country: method.billing_details.address?.country ?? null } },
      payment_method_category: 'pay_later',
      preferred_locale: intent.payment_method_options?.klarna?.preferred_locale ?? null,
    },
  }),
};
