// The form itself holds what was typed: fields are uncontrolled, so that nothing typed or filled in by the browser
// before hydration is lost. This reads it.
import type { CheckoutDraftInput } from '../../operations.generated.ts';
import { type CheckoutField, checkoutFields, isCheckbox } from '../checkout-fields.ts';

export function readDraft(form: HTMLFormElement): CheckoutDraftInput {
  const data = new FormData(form);
  const typed = checkoutFields.map((name) => [name, isCheckbox(name) ? data.has(name) : String(data.get(name) ?? '')]);
  return Object.fromEntries(typed);
}

/** The id of a field's control, for labels, links in the summary of problems, and focus. */
export function fieldId(name: CheckoutField): string {
  return `checkout-${name}`;
}
