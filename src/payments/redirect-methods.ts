import type { PaymentMethod } from '../operations.generated.ts';

/** Methods without a field of their own: everything happens on the bank's pages, so they need no scripts of ours. */
export type RedirectMethod = Extract<PaymentMethod, 'p24' | 'ideal'>;

export function isRedirectMethod(method: PaymentMethod): method is RedirectMethod {
  return method === 'p24' || method === 'ideal';
}
