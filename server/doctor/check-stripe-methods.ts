import type Stripe from 'stripe';
import { providerMethods } from '#src/payments/methods/provider-methods.ts';
import { askStripe } from './check-stripe-keys.ts';
import { type Check, fault, fine, type Said } from './finding.ts';

type Configuration = Pick<Stripe.PaymentMethodConfiguration, 'is_default'> & { [method: string]: unknown };

const page = 'https://dashboard.stripe.com/settings/payment_methods';

export const checkStripeMethods: Check = {
  name: 'stripe methods',
  run: (patient) =>
    askStripe(patient, 'payment methods', async (stripe) => {
      const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
      return judgeMethods(data as unknown as Configuration[], providerMethods);
    }),
};

/** Of the default configuration: the shop's payments name no other. */
export function judgeMethods(configurations: Configuration[], offered: readonly string[]): Said[] {
  const ours = configurations.find((each) => each.is_default) ?? configurations[0];
  if (!ours) return [fault('the account has no payment methods', `Turn them on at ${page}`)];
  const lacking = offered.filter((method) => !(ours[method] as { available?: boolean } | undefined)?.available);
  const able = offered.filter((method) => !lacking.includes(method));
  const said = able.length > 0 ? [fine(`activated: ${able.join(', ')}`)] : [];
  if (lacking.length === 0) return said;
  return [...said, fault(`offered by the shop but not activated: ${lacking.join(', ')}`, `Turn them on at ${page}`)];
}
