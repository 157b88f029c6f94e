import type Stripe from 'stripe';
import { listedMethods, type PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { askStripe } from './check-stripe-keys.ts';
import { type Check, fault, fine, type Said } from './finding.ts';

export type Configuration = Pick<Stripe.PaymentMethodConfiguration, 'is_default'> & { [method: string]: unknown };

export const methodsPage = 'https://dashboard.stripe.com/settings/payment_methods';

export const checkStripeMethods: Check = {
  name: 'stripe methods',
  run: (patient) =>
    askStripe(patient, 'payment methods', async (stripe) => {
      const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
      const taken: readonly PaymentMethod[] = patient.config.paymentMethods ?? listedMethods;
      const offered = listedMethods.filter((method) => isProviderMethod(method) && taken.includes(method));
      return judgeMethods(data as unknown as Configuration[], offered);
    }),
};

/** The default one: the shop's payments name no other. */
export function defaultConfiguration(configurations: Configuration[]): Configuration | undefined {
  return configurations.find((each) => each.is_default) ?? configurations[0];
}

export function isActivated(configuration: Configuration | undefined, method: string): boolean {
  return (configuration?.[method] as { available?: boolean } | undefined)?.available === true;
}

export function judgeMethods(configurations: Configuration[], offered: readonly string[]): Said[] {
  const ours = defaultConfiguration(configurations);
  if (!ours) return [fault('the account has no payment methods', `Turn them on at ${methodsPage}`)];
  const lacking = offered.filter((method) => !isActivated(ours, method));
  const able = offered.filter((method) => !lacking.includes(method));
  const said = able.length > 0 ? [fine(`activated: ${able.join(', ')}`)] : [];
  if (lacking.length === 0) return said;
  return [
    ...said,
    fault(`offered by the shop but not activated: ${lacking.join(', ')}`, `Turn them on at ${methodsPage}`),
  ];
}
