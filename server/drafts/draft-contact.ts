import type { NormalisedDraft } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { DraftContent, DraftCustomer } from '#src/drafts/draft-content.ts';
import type { ContactFault, DraftRefusal } from '#src/drafts/draft-refusals.ts';
import { readContact } from '../checkout/read-contact.ts';

/**
 * The contact of a draft, as the checkout would write it, with what is not known yet left empty. What staff typed stays in the
 * draft as it was typed. `country`: in which the sale is.
 */
export function readDraftContact(content: DraftContent, country: string = content.customer.country): NormalisedDraft {
  return readTyped(content, country).draft;
}

/**
 * What of the customer's data the checkout would refuse too, where it can be put right. What is not known yet is no fault, save
 * the name of a company that has a number. `market`: the country of the draft's market.
 */
export function refuseContact(content: DraftContent, market: string): DraftRefusal | null {
  const { customer } = content;
  const country = customer.country || market;
  const faults = readTyped(content, country).problems.flatMap(({ name, problem }): ContactFault[] => {
    const isTold = name === 'companyName' || problem !== 'MISSING';
    if (!isTold || name === 'country' || !Object.hasOwn(customer, name)) return [];
    return [{ name, problem, typed: customer[name as keyof DraftCustomer], country }];
  });
  return faults.length > 0 ? { kind: 'ContactWrong', faults } : null;
}

function readTyped({ customer, shippingMethod }: DraftContent, country: string) {
  const isCompany = `${customer.companyName}${customer.taxId}`.trim() !== '';
  return readContact({ ...emptyDraft, ...customer, country, isCompany, shippingMethod }, { handover: 'door' });
}
