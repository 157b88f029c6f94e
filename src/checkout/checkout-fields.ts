// The one judgement of what a shopper typed: the form asks it before sending, placeOrder before believing.

import { addressRules } from '../countries/countries.ts';
import { isEmailAddress, toAsciiEmail } from '../email-address.ts';
import type { CheckoutDraftInput, FieldProblemKind } from '../operations.generated.ts';
import { formatPhone, formatPostalCode } from './address/address-formats.ts';
import { formatTaxId, isTaxId } from './address/tax-id.ts';

export type CheckoutField = keyof CheckoutDraftInput;
export type FieldProblem = { name: CheckoutField; problem: FieldProblemKind };
type TextField = Exclude<CheckoutField, 'isCompany'>;

/** In characters, after normalising: what carriers' labels and Stripe take. */
const maxLengths: Record<TextField, number> = {
  email: 200,
  phone: 30,
  fullName: 100,
  line1: 100,
  line2: 100,
  postalCode: 12,
  city: 80,
  country: 2,
  companyName: 120,
  taxId: 20,
  shippingMethod: 60,
  pickupPoint: 60,
  pickupSearch: 200,
};

/** In the order of the form, so that the first problem is the topmost. */
export const checkoutFields: readonly CheckoutField[] = [
  'email',
  'phone',
  'country',
  'fullName',
  'isCompany',
  'companyName',
  'taxId',
  'line1',
  'line2',
  'postalCode',
  'city',
  'shippingMethod',
  'pickupSearch',
  'pickupPoint',
];

/**
 * At most one problem for each field; an empty list means that the order can be placed. `isPickedUp`: the delivery
 * method, of which only the shop's data knows what it is, leads to a locker or a counter.
 */
export function checkCheckoutFields(draft: CheckoutDraftInput, isPickedUp = false): FieldProblem[] {
  const normalised = normaliseDraft(draft, isPickedUp);
  return checkoutFields.flatMap((name) => {
    if (name === 'pickupPoint' && isPickedUp && normalised.pickupPoint === '')
      return [{ name, problem: 'PICKUP_POINT' }];
    const problem = name === 'isCompany' ? null : checkField(name, normalised);
    return problem ? [{ name, problem }] : [];
  });
}

/** The draft as it goes onto a label. Idempotent; what cannot be put right is left for `checkCheckoutFields` to tell. */
export function normaliseDraft(draft: CheckoutDraftInput, isPickedUp = false): CheckoutDraftInput {
  const country = tidy(draft.country).toUpperCase();
  const phone = tidy(draft.phone);
  return {
    email: toAsciiEmail(tidy(draft.email)),
    phone: formatPhone(phone, country) ?? phone,
    fullName: tidy(draft.fullName),
    line1: tidy(draft.line1),
    line2: tidy(draft.line2),
    postalCode: formatPostalCode(tidy(draft.postalCode), country),
    city: tidy(draft.city),
    country,
    isCompany: draft.isCompany,
    // What was typed before the company was unticked belongs to nobody's invoice.
    companyName: draft.isCompany ? tidy(draft.companyName) : '',
    taxId: draft.isCompany ? formatTaxId(tidy(draft.taxId), country) : '',
    shippingMethod: tidy(draft.shippingMethod),
    // Chosen for another method, it is no part of the order; nor is what was typed to find it.
    pickupPoint: isPickedUp ? tidy(draft.pickupPoint) : '',
    pickupSearch: '',
  };
}

function checkField(name: TextField, draft: CheckoutDraftInput): FieldProblemKind | null {
  const text = draft[name];
  if (text === '') return isRequired(name, draft) ? missing(name) : null;
  if (text.length > maxLengths[name]) return 'TOO_LONG';
  switch (name) {
    case 'email':
      return isEmailAddress(text) ? null : 'EMAIL';
    case 'phone':
      return formatPhone(text, draft.country) ? null : 'PHONE';
    case 'country':
      return addressRules[text] ? null : 'COUNTRY';
    case 'postalCode':
      return addressRules[draft.country]?.postalCode.test(text) === false ? 'POSTAL_CODE' : null;
    case 'taxId':
      return isTaxId(text, draft.country) ? null : 'TAX_ID';
    case 'line1':
      // A street without its number is half an address: the form's words for a missing one ask for both.
      return addressRules[draft.country]?.needsHouseNumber && !/\d/.test(text) ? 'MISSING' : null;
    case 'fullName':
    case 'line2':
    case 'city':
    case 'companyName':
    case 'shippingMethod':
    case 'pickupPoint':
    case 'pickupSearch':
      return null;
  }
}

function isRequired(name: TextField, draft: CheckoutDraftInput): boolean {
  switch (name) {
    case 'line2':
    // Asked for where the method is known.
    case 'pickupPoint':
    case 'pickupSearch':
      return false;
    case 'companyName':
      return draft.isCompany;
    case 'taxId':
      return draft.isCompany && addressRules[draft.country]?.needsCompanyTaxId === true;
    case 'email':
    // Every carrier so far announces its parcels by text message, lockers open by one, and labels need a number.
    case 'phone':
    case 'fullName':
    case 'line1':
    case 'postalCode':
    case 'city':
    case 'country':
    case 'shippingMethod':
      return true;
  }
}

function missing(name: TextField): FieldProblemKind {
  return name === 'shippingMethod' ? 'SHIPPING_METHOD' : 'MISSING';
}

/** Control characters become spaces (they could break a label or a mail header), invisible ones go, runs of spaces are one. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
