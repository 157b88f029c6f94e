// The parameters of the payment intent calls that the sandbox knows; any other is refused as Stripe refuses it.
import { z } from 'zod';
import { paymentMethodData, paymentMethodOptions, paymentMethodTypes } from '../methods/payment-method-registry.ts';
import {
  email,
  emptyable,
  expand,
  flag,
  integer,
  listParameters,
  metadata,
  oneOf,
  shipping,
  text,
  url,
} from '../parameters/parameter-schemas.ts';
import type { FormFields } from '../parameters/parse-form.ts';
import { refuseParameter } from '../sandbox-errors.ts';

// Stripe has more than a hundred; these are the ones that a European shop is likely to use.
const knownTypes = [...paymentMethodTypes, 'link', 'wero', 'twint', 'giropay', 'sofort'] as const;

const setupFutureUsage = oneOf(['off_session', 'on_session']);

const mandateData = z.strictObject({
  customer_acceptance: z.strictObject({
    type: oneOf(['online', 'offline']),
    accepted_at: integer().optional(),
    offline: z.strictObject({}).optional(),
    online: z
      .strictObject({
        ip_address: text().optional(),
        user_agent: text().optional(),
        infer_from_client: flag().optional(),
      })
      .optional(),
  }),
});

const shared = {
  allowed_payment_method_types: z.array(oneOf(knownTypes)).optional(),
  excluded_payment_method_types: emptyable(z.array(oneOf(knownTypes))).optional(),
  expand: expand().optional(),
  payment_method: text().optional(),
  payment_method_data: paymentMethodData.optional(),
  payment_method_options: paymentMethodOptions.optional(),
  receipt_email: emptyable(email()).optional(),
  setup_future_usage: emptyable(setupFutureUsage).optional(),
  shipping: emptyable(shipping()).optional(),
  capture_method: oneOf(['automatic', 'automatic_async', 'manual']).optional(),
};

const described = {
  customer: text().optional(),
  description: text(1000).optional(),
  metadata: emptyable(metadata()).optional(),
  statement_descriptor: text(22).optional(),
  statement_descriptor_suffix: text(22).optional(),
};

const confirming = {
  error_on_requires_action: flag().optional(),
  mandate: text().optional(),
  mandate_data: emptyable(mandateData).optional(),
  off_session: z.union([flag(), z.strictObject({ type: oneOf(['one_off', 'recurring']) })]).optional(),
  radar_options: z.strictObject({ session: text().optional() }).optional(),
  return_url: url().optional(),
  use_stripe_sdk: flag().optional(),
};

export const createParameters = z.strictObject({
  amount: integer(1),
  currency: text(3),
  automatic_payment_methods: z
    .strictObject({ enabled: flag(), allow_redirects: oneOf(['always', 'never']).optional() })
    .optional(),
  confirm: flag().optional(),
  confirmation_method: oneOf(['automatic', 'manual']).optional(),
  ...shared,
  ...described,
  ...confirming,
});

export const updateParameters = z.strictObject({
  amount: integer(1).optional(),
  currency: text(3).optional(),
  ...shared,
  ...described,
});

export const confirmParameters = z.strictObject({
  amount_to_confirm: integer(1).optional(),
  ...shared,
  ...confirming,
  // Sent by the browser; authenticate-request.ts has checked them already.
  key: text().optional(),
  client_secret: text().optional(),
  expected_payment_method_type: text().optional(),
});

export const retrieveParameters = z.strictObject({
  expand: expand().optional(),
  key: text().optional(),
  client_secret: text().optional(),
});

export const cancelParameters = z.strictObject({
  cancellation_reason: oneOf(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  expand: expand().optional(),
});

export const listIntentsParameters = z.strictObject({ ...listParameters, customer: text().optional() });

/** Throws for parameters that this version no longer has, or that exclude one another. */
export function assertMethodChoice(input: FormFields): void {
  if (input.payment_method_types !== undefined) {
    throw refuseParameter(
      'The `payment_method_types` parameter is no longer supported. Use `allowed_payment_method_types` or manage payment methods from the Dashboard.',
      'payment_method_types',
      'payment_method_types_no_longer_supported',
    );
  }
  const given = methodChoices.filter((name) => input[name] !== undefined);
  if (given.length > 1 && given.includes('allowed_payment_method_types')) {
    throw refuseParameter(
      `You may only specify one of these parameters: ${given.join(', ')}.`,
      given[0] ?? '',
      'parameters_exclusive',
    );
  }
}

const methodChoices = [
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'excluded_payment_method_types',
  'payment_method_configuration',
] as const;

export type CreateParameters = z.output<typeof createParameters>;
export type UpdateParameters = z.output<typeof updateParameters>;
export type ConfirmParameters = z.output<typeof confirmParameters>;
