// What follows from what was typed and from what the shop offers for it: asked anew whenever one of them changes.
import { isBelowMinimum } from '../../minimum-charge.ts';
import type { ListedMethod } from '../../payments/methods/payment-methods.ts';
import { type Handover, handoverOf } from '../../shipping/handover.ts';
import { checkCheckoutFields, normaliseDraft } from '../checkout-fields.ts';
import { type CheckoutState, problemsOf } from '../checkout-state.ts';
import type { Checkout } from '../use-checkout-choice.ts';

type Offered = Pick<Checkout, 'shippingOptions' | 'payment' | 'totals'>;

export function judgeCheckout(state: CheckoutState, offered: Offered) {
  const { draft, method, point } = state;
  const { shippingOptions } = offered;
  const totals = totalsBy(method, offered);
  const option = shippingOptions.find((candidate) => candidate.method === draft.shippingMethod);
  const handover: Handover = option ? handoverOf(option) : 'door';
  const isPointThere = handover === 'point' && point?.carrier === option?.carrier && point?.country === draft.country;
  const missing = checkCheckoutFields(normaliseDraft(draft, handover), handover);
  const problems = problemsOf(state, missing);
  return {
    handover,
    /** The point of the carrier that was chosen, in the country that was chosen. */
    chosenPoint: isPointThere ? point : null,
    totals,
    isTooSmall: isBelowMinimum(totals.due),
    missing,
    /** What is said of fields. */
    problems,
    /** Nothing that an order needs is missing, and the server has refused nothing of it. */
    isComplete: missing.length + problems.length === 0,
  };
}

/** The totals with the method: it may cost a fee. */
export function totalsBy(method: ListedMethod, { payment, totals }: Pick<Offered, 'payment' | 'totals'>) {
  return payment.terms.find((each) => each.method === method)?.totals ?? totals;
}
