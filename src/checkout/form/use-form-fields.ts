// What the form's fields say: read whenever they change, kept on the server, and priced.
import { type RefObject, useEffect } from 'react';
import { afterPress } from '../../ui/after-press.ts';
import { useFirstReading } from '../../ui/fields/use-first-reading.ts';
import { formatPostalCode } from '../address/address-formats.ts';
import { checkoutFields, countryOf } from '../checkout-fields.ts';
import { readDraft } from '../draft/checkout-draft.ts';
import { restoreUnsaved } from '../draft/unsaved-draft.ts';
import { useSaveDraft } from '../draft/use-save-draft.ts';
import { readMethod } from '../payment/payment-choice.ts';
import type { CheckoutChoice } from '../use-checkout-choice.ts';
import type { CheckoutNow } from './use-checkout-state.ts';

export function useFormFields(
  form: RefObject<HTMLFormElement | null>,
  { initial, offer, state, take }: CheckoutNow,
  { checkout, choose, refetch }: CheckoutChoice,
) {
  const { draft, method } = state;
  const { methods } = checkout.payment;
  const { saveSoon, saveNow } = useSaveDraft(initial.draft, offer, refetch);

  const readForm = () => {
    if (!form.current) return draft;
    const current = readDraft(form.current);
    take({ type: 'typed', draft: current, method: readMethod(form.current) });
    saveSoon(current);
    choose(current.country, current.shippingMethod);
    return current;
  };

  useFirstReading(() => {
    if (form.current) restoreUnsaved(form.current, initial.draft, offer);
    readForm();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other methods are offered
  useEffect(() => {
    if (form.current && tickAnother(form.current, method)) readForm();
  }, [methods]);

  const leaveField = ({ target }: { target: EventTarget }) => {
    // Whatever has the name of a field is its control.
    const control = target as HTMLInputElement;
    const field = checkoutFields.find((name) => name === control.name);
    if (field && /postalCode/i.test(field)) {
      control.value = formatPostalCode(control.value, countryOf(field, draft));
      readForm();
    }
    if (field) afterPress(() => take({ type: 'left', field }));
    saveNow();
  };
  return { readForm, leaveField };
}

/** The one that was chosen is no longer offered: the next is ticked, or the one that the page began with has come back. */
function tickAnother(form: HTMLFormElement, chosen: string): boolean {
  const ticked = readMethod(form);
  const first = form.querySelector<HTMLInputElement>('[name="paymentMethod"]');
  if (ticked === chosen || !first) return false;
  if (!ticked) first.checked = true;
  return true;
}
