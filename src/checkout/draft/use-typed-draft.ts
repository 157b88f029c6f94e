// Reads the form whenever something in it changes: what is typed is judged, saved, and changes what may be chosen.
import { type Dispatch, type FocusEvent, type RefObject, useEffect } from 'react';
import type { CheckoutDraftInput } from '../../operations.generated.ts';
import type { ListedMethod } from '../../payments/methods/payment-methods.ts';
import { formatPostalCode } from '../address/address-formats.ts';
import { type CheckoutField, checkoutFields, countryOf } from '../checkout-fields.ts';
import type { FoldingSection } from '../checkout-sections.ts';
import type { CheckoutState, CheckoutStep } from '../checkout-state.ts';
import { readMethod } from '../payment/payment-choice.ts';
import { readDraft } from './checkout-draft.ts';
import { restoreUnsaved } from './unsaved-draft.ts';
import { useSaveDraft } from './use-save-draft.ts';

type TypedDraftOptions = {
  form: RefObject<HTMLFormElement | null>;
  /** As the server sent it. */
  initial: CheckoutDraftInput;
  state: CheckoutState;
  take: Dispatch<CheckoutStep>;
  /** Those that are offered. */
  methods: readonly ListedMethod[];
  /** The token of a payment link. */
  offer: string | null;
  choose(country: string, shippingMethod: string): void;
  unfold(section: FoldingSection): void;
};

export function useTypedDraft(options: TypedDraftOptions) {
  const { form, initial, take, methods, offer, choose, unfold } = options;
  const { draft, method } = options.state;
  const { saveSoon, saveNow } = useSaveDraft(initial, offer);

  const readForm = () => {
    if (!form.current) return draft;
    const current = readDraft(form.current);
    // Another country is delivered to by others.
    if (current.country !== draft.country) unfold('delivery');
    take({ type: 'typed', draft: current, method: readMethod(form.current) });
    saveSoon(current);
    choose(current.country, current.shippingMethod);
    return current;
  };

  // Whatever was typed or filled in before this code ran counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has been taken over
  useEffect(() => {
    if (form.current) restoreUnsaved(form.current, initial);
    readForm();
  }, []);

  // The one that was chosen is no longer offered: the next is ticked, or the one that the page began with has come back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other methods are offered
  useEffect(() => {
    if (!form.current) return;
    const ticked = readMethod(form.current);
    const first = form.current.querySelector<HTMLInputElement>('[name="paymentMethod"]');
    if (ticked === method || !first) return;
    if (!ticked) first.checked = true;
    readForm();
  }, [methods]);

  const leaveField = ({ target }: FocusEvent<HTMLFormElement>) => {
    const field = nameOf(target);
    if (field && /postalCode/i.test(field) && target instanceof HTMLInputElement) {
      target.value = formatPostalCode(target.value, countryOf(field, draft));
      readForm();
    }
    if (field) take({ type: 'left', field });
    saveNow();
  };
  return { readForm, leaveField };
}

function nameOf(target: EventTarget): CheckoutField | undefined {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return undefined;
  return checkoutFields.find((name) => name === target.name);
}
