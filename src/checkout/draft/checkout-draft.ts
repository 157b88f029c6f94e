// The form itself holds what was typed: fields are uncontrolled, so that nothing typed or filled in by the browser
// before hydration is lost. This reads it.
import type { CheckoutDraftInput } from '../../operations.generated.ts';
import type { CheckoutField } from '../checkout-fields.ts';

export function readDraft(form: HTMLFormElement): CheckoutDraftInput {
  const data = new FormData(form);
  const text = (name: CheckoutField) => String(data.get(name) ?? '');
  return {
    email: text('email'),
    phone: text('phone'),
    fullName: text('fullName'),
    line1: text('line1'),
    line2: text('line2'),
    postalCode: text('postalCode'),
    city: text('city'),
    country: text('country'),
    isCompany: data.has('isCompany'),
    companyName: text('companyName'),
    taxId: text('taxId'),
    shippingMethod: text('shippingMethod'),
    pickupPoint: text('pickupPoint'),
    pickupSearch: text('pickupSearch'),
  };
}

/** The id of a field's control, for labels, links in the summary of problems, and focus. */
export function fieldId(name: CheckoutField): string {
  return `checkout-${name}`;
}
