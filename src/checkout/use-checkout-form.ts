// Carries out the steps of the checkout's form: what it begins with, and what its parts share.
import { useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAddressRules } from './address/use-address-rules.ts';
import { type FoldingSection, sectionOf } from './checkout-sections.ts';
import { changeCheckout, firstState } from './checkout-state.ts';
import { useTypedDraft } from './draft/use-typed-draft.ts';
import { judgeCheckout } from './judge-checkout.ts';
import { methodIn } from './payment/payment-choice.ts';
import type { PaymentParts } from './payment/payment-section.tsx';
import { readRefusal } from './refusals/refusal-search.ts';
import type { Checkout, CheckoutChoice } from './use-checkout-choice.ts';
import { useFoldedSections } from './use-folded-sections.ts';
import { useOrderButton } from './use-order-button.ts';

export type CheckoutFormParts = ReturnType<typeof useCheckoutForm>;

/** `search`: of the page's address: what a form that was posted without scripts came to. */
export function useCheckoutForm(choice: CheckoutChoice, search: URLSearchParams) {
  const { checkout, hasFailed, choose, refetch } = choice;
  const { methods } = checkout.payment;
  const offer = search.get('offer');
  const [initial] = useState(() => readStart(checkout, search));
  const [state, take] = useReducer(changeCheckout, null, () => firstState(checkout, initial.method, initial.refusal));
  useAddressRules(checkout, state.draft.billingCountry);
  const form = useRef<HTMLFormElement>(null);
  const parts = useRef<PaymentParts>({});
  const summaryBox = useRef<HTMLDivElement>(null);
  const judged = judgeCheckout(state, checkout);
  const isIn = (section: FoldingSection, problems: typeof judged.problems) =>
    problems.some(({ name }) => sectionOf(name) === section);
  const { isFolded, unfold } = useFoldedSections(
    form,
    (section) => !(section === 'delivery' && hasFailed) && !isIn(section, judged.missing),
    (section) => isIn(section, judged.problems),
  );
  const { readForm, leaveField } = useTypedDraft({
    form,
    initial: initial.draft,
    ...{ state, take, methods, offer, choose, unfold },
  });
  const { progress, order, submit } = useOrderButton({
    method: state.method,
    ...{ parts, summaryBox, judged, methods, take, offer, readForm, refetch },
  });
  const edit = (section: FoldingSection) => {
    flushSync(() => unfold(section));
    form.current?.querySelector<HTMLElement>(`[data-section="${section}"] :is(input, select)`)?.focus();
  };
  return {
    state,
    take,
    initial,
    judged,
    progress,
    isFolded,
    refs: { form, parts, summaryBox },
    on: { readForm, leaveField, order, submit, edit },
  };
}

/** Stays as it was when the page began. */
function readStart(checkout: Checkout, search: URLSearchParams) {
  return {
    draft: checkout.draft,
    method: methodIn(search, checkout.payment.methods),
    refusal: readRefusal(search, checkout),
  };
}
