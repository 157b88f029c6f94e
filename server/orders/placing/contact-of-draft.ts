// The person an order is for, out of what was typed at the checkout or by staff.
import { billedAddress, type NormalisedDraft } from '#src/checkout/checkout-fields.ts';
import type { NewOrder } from './insert-order.ts';

type OrderContact = Pick<NewOrder, 'email' | 'phone' | 'address' | 'company' | 'billingAddress' | 'note'>;

export function contactOf(draft: NormalisedDraft): OrderContact {
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
