// PayPal: the payer logs in there and chooses the source of the money. Source: docs.stripe.com/payments/paypal.
import { z } from 'zod';
import { emptyable, oneOf, text } from '../parameters/parameter-schemas.ts';
import type { PaymentMethodRules } from './payment-method-rules.ts';
import { redirectMethod } from './redirect-method.ts';

export const paypalMethod: PaymentMethodRules<typeof redirectMethod.dataSchema> = {
  ...redirectMethod,
  type: 'paypal',
  optionsSchema: z.strictObject({
    preferred_locale: text(5).optional(),
    reference: text(127).optional(),
    setup_future_usage: emptyable(oneOf(['none', 'off_session'])).optional(),
  }),
  create: () => ({ fields: { paypal: { country: null, payer_email: null, payer_id: null } }, hidden: {} }),
  chargeDetails: ({ method, intent }) => ({
    type: 'paypal',
    paypal: {
      country: method.billing_details.address?.country ?? null,
      payer_email: method.billing_details.email,
      payer_id: 'SANDBOXPAYER1',
      payer_name: method.billing_details.name,
      seller_protection: { status: 'eligible', dispute_categories: ['fraudulent', 'product_not_received'] },
      transaction_id: intent.id.slice(-17).toUpperCase(),
    },
  }),
};
