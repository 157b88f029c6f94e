import type { NormalisedDraft } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { DraftContent } from '#src/drafts/draft-content.ts';
import { readContact } from '../checkout/read-contact.ts';

/**
 * The contact of a draft, as the checkout would write it, with what is not known yet left empty. What staff typed stays in the
 * draft as it was typed. `country`: in which the sale is.
 */
export function readDraftContact(
  { customer, shippingMethod }: DraftContent,
  country: string = customer.country,
): NormalisedDraft {
  const isCompany = customer.companyName.trim() !== '';
  return readContact({ ...emptyDraft, ...customer, country, isCompany, shippingMethod }, { handover: 'door' }).draft;
}
