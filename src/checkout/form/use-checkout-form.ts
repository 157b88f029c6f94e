// The checkout's form at work: what it knows, which sections are folded, what its fields say, and pressing the button.
import { useRef } from 'react';
import { mayFold } from '../checkout-sections.ts';
import type { CheckoutChoice } from '../use-checkout-choice.ts';
import { useCheckoutState } from './use-checkout-state.ts';
import { useFoldedSections } from './use-folded-sections.ts';
import { useFormFields } from './use-form-fields.ts';
import { useOrderPress } from './use-order-press.ts';

export type CheckoutFormModel = ReturnType<typeof useCheckoutForm>;

/** `search`: of the page's address. */
export function useCheckoutForm(choice: CheckoutChoice, search: URLSearchParams) {
  const element = useRef<HTMLFormElement>(null);
  const now = useCheckoutState(choice.checkout, search);
  const isOpen = choice.hasFailed || choice.checkout.noDelivery !== null;
  const sections = useFoldedSections(
    element,
    (section) => mayFold(section, now.missing, isOpen),
    (section) => !mayFold(section, now.problems, isOpen),
  );
  const fields = useFormFields(element, now, {
    ...choice,
    choose(country, shippingMethod) {
      // Another country is delivered to by others.
      if (country !== now.state.draft.country) sections.unfold('delivery');
      choice.choose(country, shippingMethod);
    },
  });
  return { element, ...now, ...sections, ...fields, ...useOrderPress(now, choice, fields) };
}
