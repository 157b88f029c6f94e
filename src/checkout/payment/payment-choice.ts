// Which method a form has ticked, and what goes with it.
import type { ListedMethod } from '../../payments/methods/payment-methods.ts';

export function readMethod(form: HTMLFormElement): ListedMethod | undefined {
  return (new FormData(form).get('paymentMethod') ?? undefined) as ListedMethod | undefined;
}

export function readP24(form: HTMLFormElement): { p24Bank: string | null; hasAcceptedP24Terms: boolean } {
  const data = new FormData(form);
  return { p24Bank: String(data.get('p24Bank') ?? '') || null, hasAcceptedP24Terms: data.has('p24Terms') };
}

/** The one that the page's address asks for, or the usual one. */
export function methodIn(
  search: URLSearchParams,
  offered: readonly ListedMethod[],
  usual: ListedMethod = offered[0] ?? 'card',
): ListedMethod {
  const wanted = search.get('payment');
  return offered.find((method) => method === wanted) ?? usual;
}
