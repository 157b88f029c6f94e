// The payment methods the sandbox knows. A new one is one file in methods/ and one line here.
import { z } from 'zod';
import { methodOffers } from '#src/payments/methods/payment-methods.ts';
import { billingDetails, metadata, oneOf, text } from '../parameters/parameter-schemas.ts';
import { bancontactMethod } from './bancontact-method.ts';
import { blikMethod } from './blik-method.ts';
import { cardMethod } from './card-method.ts';
import { epsMethod } from './eps-method.ts';
import { idealMethod } from './ideal-method.ts';
import { klarnaMethod } from './klarna-method.ts';
import { linkMethod } from './link-method.ts';
import { p24Method } from './p24-method.ts';
import type { PaymentMethodRules, StripeType } from './payment-method-rules.ts';
import { paypalMethod } from './paypal-method.ts';
import { sepaDebitMethod } from './sepa-debit-method.ts';

const methods = [
  cardMethod,
  blikMethod,
  p24Method,
  idealMethod,
  sepaDebitMethod,
  bancontactMethod,
  epsMethod,
  paypalMethod,
  klarnaMethod,
  linkMethod,
] as const satisfies readonly PaymentMethodRules[];

export const paymentMethods: readonly PaymentMethodRules[] = methods;

export const paymentMethodTypes: readonly StripeType[] = methods.map((method) => method.type);

/** Throws for an unknown type, which the schemas refuse before. */
export function rulesFor(type: string): PaymentMethodRules {
  const rules = methods.find((method) => method.type === type);
  if (!rules) throw new Error(`no rules for the payment method ${type}`);
  return rules;
}

const dataByType = Object.fromEntries(methods.map((method) => [method.type, method.dataSchema.optional()]));

/** `payment_method_data`, and the body of `POST /v1/payment_methods`. */
export const paymentMethodData = z.strictObject({
  type: oneOf(paymentMethodTypes),
  billing_details: billingDetails().optional(),
  allow_redisplay: oneOf(['always', 'limited', 'unspecified']).optional(),
  metadata: metadata().optional(),
  radar_options: z.strictObject({ session: text().optional() }).optional(),
  ...dataByType,
});

export const paymentMethodOptions = z.strictObject(
  Object.fromEntries(methods.map((method) => [method.type, method.optionsSchema.optional()])),
);

/** The methods that support the currency, in Stripe's order. */
export function methodsForCurrency(currency: string): readonly PaymentMethodRules[] {
  return paymentMethods.filter(({ type }) => {
    const currencies = type === 'link' ? undefined : methodOffers[type].currencies;
    return currencies === undefined || currency.toUpperCase() in currencies;
  });
}
