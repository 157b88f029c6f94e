// Bancontact: a Belgian debit card, confirmed in its app or with a card reader. Source: docs.stripe.com/payments/bancontact.
import { z } from 'zod';
import { emptyable, oneOf } from '../parameters/parameter-schemas.ts';
import type { PaymentMethodRules } from './payment-method-rules.ts';
import { redirectMethod } from './redirect-method.ts';

export const bancontactMethod: PaymentMethodRules<typeof redirectMethod.dataSchema> = {
  ...redirectMethod,
  type: 'bancontact',
  optionsSchema: z.strictObject({
    preferred_language: oneOf(['de', 'en', 'fr', 'nl']).optional(),
    setup_future_usage: emptyable(oneOf(['none', 'off_session'])).optional(),
  }),
  requiredBilling: ['name'],
  create: () => ({ fields: { bancontact: {} }, hidden: {} }),
  chargeDetails: ({ method, intent }) => ({
    type: 'bancontact',
    bancontact: {
      bank_code: 'VAPE',
      bank_name: 'VAN DE PUT & CO',
      bic: 'VAPEBE22',
      generated_sepa_debit: null,
      generated_sepa_debit_mandate: null,
      iban_last4: '7061',
      preferred_language: intent.payment_method_options?.bancontact?.preferred_language ?? null,
      verified_name: method.billing_details.name,
    },
  }),
};
