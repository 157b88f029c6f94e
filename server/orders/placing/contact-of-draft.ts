// Whom an order is for, out of what was typed at the checkout.
import { billedAddress } from '#src/checkout/checkout-fields.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import type { NewOrder } from './insert-order.ts';

type OrderContact = Pick<NewOrder, 'email' | 'phone' | 'address' | 'company' | 'billingAddress' | 'note'>;

export function contactOf(draft: CheckoutDraftInput): OrderContact {
  const { email, phone, fullName, line1, line2, postalCode, city, country } = draft;
  return {
    email,
    phone,
    address: { fullName, line1, line2, postalCode, city, country },
    company: draft.isCompany ? { name: draft.companyName, taxId: draft.taxId } : null,
    billingAddress: draft.hasBillingAddress ? billedAddress(draft) : null,
    note: draft.note,
  };
}
