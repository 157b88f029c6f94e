import type { PaymentMethod } from '../operations.generated.ts';

/** Methods without a field of their own: everything happens on the bank's pages, so they need no scripts of ours. */
export const redirectMethods = ['p24', 'ideal'] as const satisfies readonly PaymentMethod[];
export type RedirectMethod = (typeof redirectMethods)[number];

export function isRedirectMethod(method: PaymentMethod): method is RedirectMethod {
  return redirectMethods.some((known) => known === method);
}
