// What comes of pressing the order button or the pay button.
import type { CheckoutNotice } from './checkout-notice.tsx';

export type RefusedPress = { kind: 'refused'; notice: CheckoutNotice };
/** `clientSecret`: null when there is nothing to confirm in the browser. */
export type StartedPress = { kind: 'started'; clientSecret: string | null; returnUrl: string };
export type PressOutcome<Refusal> = { kind: 'left' } | { kind: 'busy' } | RefusedPress | Refusal;

export function refused(notice: CheckoutNotice): RefusedPress {
  return { kind: 'refused', notice };
}
