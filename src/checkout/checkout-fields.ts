// The one judgement of what a shopper typed: the form asks it before sending, placeOrder before believing.
import { addressRule, fits } from '../countries/address-rules.ts';
import { isCountry } from '../countries/country.ts';
import { type PostalAddress, postalCodeName } from '../countries/postal-address.ts';
import { isEmailAddress, toAsciiEmail } from '../email-address.ts';
import type { CheckoutDraftInput, FieldProblemKind } from '../operations.generated.ts';
import type { Handover } from '../shipping/handover.ts';
import { formatPhone, formatPostalCode } from './address/address-formats.ts';
import { formatTaxId, isTaxId } from './address/tax-id.ts';

export type CheckoutField = keyof CheckoutDraftInput;
export type FieldProblem = { name: CheckoutField; problem: FieldProblemKind };
export type Checkbox = 'isCompany' | 'hasBillingAddress';
export type TextField = Exclude<CheckoutField, Checkbox>;
/** Fields of the billing address are judged as their namesakes of the delivery address. */
type PlainField = Exclude<TextField, `billing${string}`>;

/** Counted in characters, after normalising: what carriers' labels and Stripe take; of the others a hundred. */
const maxLengths: Partial<Record<PlainField, number>> = {
  email: 200,
  phone: 30,
  postalCode: 12,
  city: 80,
  companyName: 120,
  taxId: 20,
  pickupSearch: 200,
  note: 500,
  remindIn: 2,
  newsletterIn: 2,
};

/** They stand in the order of the form, so that the first problem is the topmost. */
export const checkoutFields: readonly CheckoutField[] = [
  'email',
  'remindIn',
  'newsletterIn',
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
  'hasBillingAddress',
  'billingCountry',
  'billingFullName',
  'billingLine1',
  'billingLine2',
  'billingPostalCode',
  'billingCity',
  'shippingMethod',
  'pickupSearch',
  'pickupPoint',
  'note',
];

export function isCheckbox(name: CheckoutField): name is Checkbox {
  return /^is|^has/.test(name);
}

/** The country by whose rules the field is judged: a company's tax id belongs to where the bill goes. */
export function countryOf(name: CheckoutField, draft: CheckoutDraftInput): string {
  const isOfBill = name.startsWith('billing') || (name === 'taxId' && draft.hasBillingAddress);
  return isOfBill ? draft.billingCountry : draft.country;
}

/** `billingCity` is a `city`. */
export function plainField(name: TextField): PlainField {
  return name.replace(/^billing./, (start) => start.slice(-1).toLowerCase()) as PlainField;
}

/**
 * Lists at most one problem a field; an empty list means that the order can be placed. `handover`: of the delivery method,
 * of which only the shop's data knows what it is.
 */
export function checkCheckoutFields(draft: NormalisedDraft, handover: Handover = 'door'): FieldProblem[] {
  return checkoutFields.flatMap((name) => {
    const problem = isCheckbox(name) ? null : checkField(name, draft, handover);
    return problem ? [{ name, problem }] : [];
  });
}

/** Streets without a number, where houses have numbers: mostly half an address, and some houses have a name alone. */
export function streetsWithoutNumber(draft: NormalisedDraft): ('line1' | 'billingLine1')[] {
  return (['line1', 'billingLine1'] as const).filter(
    (name) => /^\D+$/.test(draft[name]) && addressRule(countryOf(name, draft))?.needsHouseNumber,
  );
}

/** Goods that are handed over need nobody's address: only a company's invoice does, and one that was begun is to be whole. */
export function needsAddress({ isCompany, line1 }: CheckoutDraftInput, handover: Handover): boolean {
  return handover !== 'in_person' || isCompany || tidy(line1) !== '';
}

declare const normalised: unique symbol;
/** What `normaliseDraft` has written, and nothing else has: an order is made of this, whichever way it comes. */
export type NormalisedDraft = CheckoutDraftInput & { readonly [normalised]: true };

/** The draft as it goes onto a label. Idempotent; what cannot be put right is left for `checkCheckoutFields` to tell. */
export function normaliseDraft(draft: CheckoutDraftInput, handover: Handover = 'door'): NormalisedDraft {
  const country = tidy(draft.country).toUpperCase();
  const phone = tidy(draft.phone);
  const ifAddressed = (text: string) => (needsAddress(draft, handover) ? tidy(text) : '');
  // If nothing is brought to it, the one address of the form is the bill's.
  const hasBillingAddress = draft.hasBillingAddress && handover === 'door';
  const ifBilled = (text: string) => (hasBillingAddress ? tidy(text) : '');
  const billingCountry = ifBilled(draft.billingCountry).toUpperCase();
  return {
    email: toAsciiEmail(tidy(draft.email)),
    phone: formatPhone(phone, country) ?? phone,
    fullName: tidy(draft.fullName),
    line1: tidy(draft.line1),
    line2: ifAddressed(draft.line2),
    postalCode: formatPostalCode(ifAddressed(draft.postalCode), country),
    city: ifAddressed(draft.city),
    country,
    isCompany: draft.isCompany,
    // What was typed before the company was unticked belongs to nobody's invoice.
    companyName: draft.isCompany ? tidy(draft.companyName) : '',
    taxId: draft.isCompany ? formatTaxId(tidy(draft.taxId), hasBillingAddress ? billingCountry : country) : '',
    hasBillingAddress,
    billingFullName: ifBilled(draft.billingFullName),
    billingLine1: ifBilled(draft.billingLine1),
    billingLine2: ifBilled(draft.billingLine2),
    billingPostalCode: formatPostalCode(ifBilled(draft.billingPostalCode), billingCountry),
    billingCity: ifBilled(draft.billingCity),
    billingCountry,
    shippingMethod: tidy(draft.shippingMethod),
    // Chosen for another method, it is no part of the order; nor is what was typed to find it.
    pickupPoint: handover === 'point' ? tidy(draft.pickupPoint) : '',
    pickupSearch: '',
    note: tidyLines(draft.note),
    remindIn: draft.remindIn,
    newsletterIn: draft.newsletterIn,
  } as NormalisedDraft;
}

/** The address and name that the bill goes to. */
export function billedAddress(draft: CheckoutDraftInput): PostalAddress {
  if (!draft.hasBillingAddress) return draft;
  return {
    fullName: draft.billingFullName,
    line1: draft.billingLine1,
    line2: draft.billingLine2,
    postalCode: draft.billingPostalCode,
    city: draft.billingCity,
    country: draft.billingCountry,
  };
}

function checkField(name: TextField, draft: CheckoutDraftInput, handover: Handover): FieldProblemKind | null {
  const text = draft[name];
  const plain = plainField(name);
  const country = countryOf(name, draft);
  if (text === '') return isRequired(name, draft, handover) ? missing(name) : null;
  if (text.length > (maxLengths[plain] ?? 100)) return 'TOO_LONG';
  switch (plain) {
    case 'email':
      return isEmailAddress(text) ? null : 'EMAIL';
    case 'phone':
      return formatPhone(text, draft.country) ? null : 'PHONE';
    case 'country':
      return isCountry(text) ? null : 'COUNTRY';
    case 'postalCode':
      return fits(addressRule(country)?.postalCode ?? '', text) ? null : 'POSTAL_CODE';
    case 'taxId':
      return isTaxId(text, country) ? null : 'TAX_ID';
    default:
      return null;
  }
}

function isRequired(name: TextField, draft: CheckoutDraftInput, handover: Handover): boolean {
  if (name.startsWith('billing') && !draft.hasBillingAddress) return false;
  const plain = plainField(name);
  if (plain === 'companyName') return draft.isCompany;
  if (plain === 'taxId') return draft.isCompany && !!addressRule(countryOf(name, draft))?.needsCompanyTaxId;
  // The telephone is wherever a carrier comes: each so far announces its parcels by text message, and labels need a number.
  if (plain === 'phone') return handover !== 'in_person';
  if (plain === 'postalCode' && postalCodeName(countryOf(name, draft))) return false;
  if (/^line1|^postalCode|^city/.test(plain)) return needsAddress(draft, handover);
  if (plain === 'pickupPoint') return handover === 'point';
  return !/^line2|note|In$|^pickup/.test(plain);
}

function missing(name: TextField): FieldProblemKind {
  if (name === 'pickupPoint') return 'PICKUP_POINT';
  return name === 'shippingMethod' ? 'SHIPPING_METHOD' : 'MISSING';
}

// Emoji are joined by U+200D, and Persian or Hindi is misspelt without its joiners; between Latin letters nobody sees them.
const invisible = /([^\p{sc=Latn}\s])([\u200c\u200d])(?=[^\p{sc=Latn}\s])|\p{Cf}/gu;

/** Control characters become spaces (they could break a label or a mail header), invisible ones go, runs of spaces are one. */
function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '$1$2')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** The same line by line, with at most one blank one between two. */
function tidyLines(text: string): string {
  return text
    .split(/\r?\n|\r/)
    .map(tidy)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
