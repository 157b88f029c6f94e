// Which payment methods the account at the provider has activated, by its configurations.
import type Stripe from 'stripe';
import { askAgain } from './ask-again.ts';

export type Configuration = Pick<Stripe.PaymentMethodConfiguration, 'is_default'> & { [method: string]: unknown };

/** The default one: the shop's payments name no other. */
export function defaultConfiguration(configurations: readonly Configuration[]): Configuration | undefined {
  return configurations.find((each) => each.is_default) ?? configurations[0];
}

export function isActivated(configuration: Configuration | undefined, method: string): boolean {
  return (configuration?.[method] as { available?: boolean } | undefined)?.available === true;
}

export async function askInactive(stripe: Stripe, methods: readonly string[]): Promise<string[]> {
  const { data } = await askAgain((options) => stripe.paymentMethodConfigurations.list({ limit: 100 }, options), 0);
  const ours = defaultConfiguration(data.map((each): Configuration => ({ ...each })));
  return methods.filter((method) => !isActivated(ours, method));
}
