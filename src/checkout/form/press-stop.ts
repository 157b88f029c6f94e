// What keeps a press of the order button from becoming an order.
import type { CheckoutNotice } from '../refusals/checkout-notice.tsx';

/** `problems`: the fields say what is wrong, and the summary lists it. */
export type PressStop = { kind: 'problems' } | CheckoutNotice;

type Press = {
  hasProblems: boolean;
  /** Any that could be paid with. */
  hasMethods: boolean;
  /** The total is less than any method can take. */
  isTooSmall: boolean;
  /** The chosen method needs fields of its own, and they are not there yet. */
  isWaiting: boolean;
};

/** What the shopper can mend comes first. Null when nothing stands in the way. */
export function stopOf({ hasProblems, hasMethods, isTooSmall, isWaiting }: Press): PressStop | null {
  if (hasProblems) return { kind: 'problems' };
  if (!hasMethods) return { kind: 'method', message: isTooSmall ? 'checkout.belowMinimum' : 'checkout.noMethod' };
  return isWaiting ? { kind: 'message', message: 'payment.fieldsNotReady' } : null;
}
