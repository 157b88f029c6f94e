// The address of an order and whom the carrier calls, as a form.
import type { ManagedOrder } from '../../../orders/office/office-order-queries.ts';
import type { FieldGroups } from '../../../ui/record-editor/merge-fields.ts';

const placeFields = ['line1', 'line2', 'postalCode', 'city'] as const;
const companyFields = ['companyName', 'taxId'] as const;

export const contactFields = ['fullName', ...placeFields, ...companyFields, 'phone', 'email'] as const;

export type ContactField = (typeof contactFields)[number];

/** `pickupPoint`: the carrier's id of it; empty when the parcel goes to the address. */
export type ContactForm = Record<ContactField | 'pickupPoint', string>;

/** The street of one person in the town of another is where nobody lives. */
export const contactGroups: FieldGroups = [placeFields, companyFields];

export const isPlace = (names: readonly string[]) => names.includes('city');

export const isOfCompany = (name: ContactField) => companyFields.some((field) => field === name);

export function contactFormOf({ address, email, phone, pickupPointId }: ManagedOrder): ContactForm {
  const { fullName, line1, line2, postalCode, city, companyName, taxId } = address;
  const company = { companyName: companyName ?? '', taxId: taxId ?? '' };
  return { fullName, line1, line2, postalCode, city, ...company, phone, email, pickupPoint: pickupPointId ?? '' };
}
