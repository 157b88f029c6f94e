// Which methods are paid at the provider. Separate from the registry, because only the server needs it.
import { factsOf, type ProviderMethod, paymentMethods } from './payment-methods.ts';

export const providerMethods = paymentMethods.filter((method): method is ProviderMethod =>
  isOfProvider(factsOf(method).kind),
);

export function isProviderMethod(name: string): name is ProviderMethod {
  return (providerMethods as readonly string[]).includes(name);
}

function isOfProvider(kind: string): boolean {
  return kind !== 'transfer' && kind !== 'cashOnDelivery';
}
