// Which methods are paid at the provider. Separate from the registry, because only the server needs it.
import { factsOf, type ProviderMethod, paymentMethods } from './payment-methods.ts';

const kinds = ['fields', 'redirect', 'wallet'];

export const providerMethods = paymentMethods.filter((method): method is ProviderMethod =>
  kinds.includes(factsOf(method).kind),
);

export function isProviderMethod(name: string): name is ProviderMethod {
  return (providerMethods as readonly string[]).includes(name);
}
