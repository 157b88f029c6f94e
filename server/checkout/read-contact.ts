// What the browser's form cannot judge in the few bytes it has: the check digits of every member state's VAT ids, and
// the telephone numbers of every country. A right number may still belong to nobody; only VIES knows that.
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import {
  checkCheckoutFields,
  checkoutFields,
  countryOf,
  type FieldProblem,
  type NormalisedDraft,
  normaliseDraft,
} from '#src/checkout/checkout-fields.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import type { Handover } from '#src/shipping/handover.ts';
import { readDhlPlace } from '#src/shipping/packstation.ts';
import { canOpenLocker } from '../shipping/mobile-phone.ts';
import { bareTaxId, isVatId, writePostalCode } from '../shop/write-company.ts';
import '#src/countries/known-countries.ts';

/** How the order comes to its buyer, and whose locker it goes to; null: to none. */
type Destination = { handover: Handover; lockersOf?: string | null };

/**
 * What was typed, as an order stores it, and what cannot be stored. Each way to an order or to another contact of one takes
 * this step: the checkout with scripts and without, staff, and drafts. It changes nothing of what it has written itself.
 */
export function readContact(
  typed: CheckoutDraftInput,
  destination: Destination,
): { draft: NormalisedDraft; problems: FieldProblem[] } {
  const normalised = normaliseDraft({ ...typed, taxId: bareTaxId(typed.taxId) }, destination.handover);
  const postalCode = writePostalCode(normalised.postalCode, normalised.country);
  const billingPostalCode = writePostalCode(normalised.billingPostalCode, normalised.billingCountry);
  const draft = { ...normalised, postalCode, billingPostalCode };
  return { draft, problems: checkOrderFields(draft, destination) };
}

/** Finds at most one problem for each field, in the order of the form. */
function checkOrderFields(draft: NormalisedDraft, { handover, lockersOf = null }: Destination): FieldProblem[] {
  const problems = new Map(checkCheckoutFields(draft, handover).map((problem) => [problem.name, problem]));
  if (!problems.has('phone') && draft.phone && !isPhone(draft.phone))
    problems.set('phone', { name: 'phone', problem: 'PHONE' });
  if (!problems.has('phone') && lockersOf && !canOpenLocker(lockersOf, draft.phone))
    problems.set('phone', { name: 'phone', problem: 'MOBILE' });
  if (!problems.has('taxId') && draft.taxId && !isVatId(draft.taxId, countryOf('taxId', draft)))
    problems.set('taxId', { name: 'taxId', problem: 'TAX_ID' });
  if (handover === 'door' && lacksPostNumber(draft)) problems.set('line2', { name: 'line2', problem: 'MISSING' });
  return checkoutFields.flatMap((name) => problems.get(name) ?? []);
}

/** A parcel to a Packstation without it goes back. */
function lacksPostNumber({ companyName: company, ...address }: CheckoutDraftInput): boolean {
  const place = readDhlPlace({ ...address, company });
  return place?.kind === 'locker' && place.postNumber === null;
}

export function isPhone(phone: string): boolean {
  return parsePhoneNumberFromString(phone)?.isValid() === true;
}
