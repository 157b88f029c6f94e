// What follows from what the form knows and what the server offers: where the parcel goes, what is wrong or missing, and
// what the order costs.
import { isBelowMinimum } from '../minimum-charge.ts';
import { checkCheckoutFields, type FieldProblem } from './checkout-fields.ts';
import { type CheckoutState, problemsOf } from './checkout-state.ts';
import type { Checkout } from './use-checkout-choice.ts';

export type CheckoutJudgement = {
  isPickedUp: boolean;
  /** Null when it is not one of the chosen method and country. */
  chosenPoint: Checkout['pickupPoint'];
  /** What is said about fields. */
  problems: FieldProblem[];
  /** What an order needs, said or not. */
  missing: FieldProblem[];
  /** Nothing that an order needs is missing, and the server has refused nothing of it. */
  isComplete: boolean;
  /** By the chosen method: it may cost a fee. */
  totals: Checkout['totals'];
  isTooSmall: boolean;
};

type Offered = Pick<Checkout, 'shippingOptions' | 'payment' | 'totals'>;

export function judgeCheckout(state: CheckoutState, { shippingOptions, payment, totals }: Offered): CheckoutJudgement {
  const { draft, point } = state;
  const option = shippingOptions.find(({ method }) => method === draft.shippingMethod);
  const isPickedUp = option !== undefined && option.kind !== 'courier';
  const isPointThere = isPickedUp && point?.carrier === option.carrier && point.country === draft.country;
  const problems = problemsOf(state, isPickedUp);
  const missing = checkCheckoutFields(draft, isPickedUp);
  return {
    isPickedUp,
    chosenPoint: isPointThere ? point : null,
    problems,
    missing,
    isComplete: missing.length + problems.length === 0,
    totals: payment.terms.find(({ method }) => method === state.method)?.totals ?? totals,
    isTooSmall: isBelowMinimum(totals.total),
  };
}
