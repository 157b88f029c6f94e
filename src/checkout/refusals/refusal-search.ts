// What a form that was posted without scripts came to, on its way through the address of the page: short codes, never
// words, so that no link can make the shop say what it does not mean.
import {
  type CheckoutRefusal,
  checkoutRefusals,
  entryOf,
  payPageRefusals,
  type ShownCheckout,
} from './checkout-refusals.ts';

/** The id of whatever tells it in the page. */
export const REFUSAL_ID = 'checkout-notice';

export function refusalSearch(refusal: CheckoutRefusal): Record<string, string> {
  const { notice, write } = entryOf(refusal);
  return { notice, ...write?.(refusal) };
}

/** Null for an address that tells nothing, or nothing that makes sense; `shown` is null where a standing order is paid. */
export function readRefusal(search: URLSearchParams, shown: ShownCheckout | null): CheckoutRefusal | null {
  const table = shown ? checkoutRefusals : payPageRefusals;
  const notice = search.get('notice');
  const found = Object.entries(table).find(([, entry]) => entry.notice === notice);
  if (!found) return null;
  const refusal = { kind: found[0] } as CheckoutRefusal;
  const { read } = entryOf(refusal);
  const data = read ? read(search, shown) : {};
  return data && ({ ...refusal, ...data } as CheckoutRefusal);
}
