// Which methods are paid at the provider. Apart from the registry: no browser asks.
import { factsOf, type ProviderMethod, paymentMethods } from './payment-methods.ts';

export const providerMethods = paymentMethods.filter((method): method is ProviderMethod =>
  isOfProvider(factsOf(method).kind),
);

/** Whether it is the name of a method that is paid at the provider. */
export function isProviderMethod(name: string): name is ProviderMethod {
  return (providerMethods as readonly string[]).includes(name);
}

function isOfProvider(kind: string): boolean {
  return kind !== 'transfer' && kind !== 'cashOnDelivery';
}
