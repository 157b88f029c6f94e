import type { CheckoutDraftInput } from '../../operations.generated.ts';
import { checkoutFields, isCheckbox } from '../checkout-fields.ts';

/** Nothing was typed yet. */
export const emptyDraft = Object.fromEntries(
  checkoutFields.map((name) => [name, isCheckbox(name) ? false : '']),
) as CheckoutDraftInput;
