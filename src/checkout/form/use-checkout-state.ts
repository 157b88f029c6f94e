// What the checkout's form knows: as the page began, as it is now, and what follows from it.
import { useReducer, useState } from 'react';
import { useAddressRules } from '../address/use-address-rules.ts';
import { changeCheckout, firstState } from '../checkout-state.ts';
import { methodIn } from '../payment/payment-choice.ts';
import { readRefusal } from '../refusals/refusal-search.ts';
import type { Checkout } from '../use-checkout-choice.ts';
import { judgeCheckout, totalsBy } from './judge-checkout.ts';

export type CheckoutNow = ReturnType<typeof useCheckoutState>;

/** `search`: of the page's address: what a form that was posted without scripts came to. */
export function useCheckoutState(checkout: Checkout, search: URLSearchParams) {
  const [initial] = useState(() => {
    const method = methodIn(search, checkout.payment.methods);
    const refusal = readRefusal(search, { ...checkout, totals: totalsBy(method, checkout) });
    return { draft: checkout.draft, method, refusal };
  });
  const [state, take] = useReducer(changeCheckout, null, () => firstState(checkout, initial.method, initial.refusal));
  useAddressRules(checkout, state.draft.billingCountry);
  return {
    /** It stands as the page began. */
    initial,
    /** The token of a payment link. */
    offer: search.get('offer'),
    state,
    take,
    ...judgeCheckout(state, checkout),
  };
}
