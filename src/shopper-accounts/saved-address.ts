// An address of a shopper's account: those fields of the checkout that say where goods go and whom the bill names.
import type { CheckoutDraftInput } from '../operations.generated.ts';

export const savedAddressFields = [
  ...(['fullName', 'line1', 'line2', 'postalCode', 'city', 'country', 'phone'] as const),
  ...(['isCompany', 'companyName', 'taxId'] as const),
] as const satisfies readonly (keyof CheckoutDraftInput)[];

export type SavedAddressField = (typeof savedAddressFields)[number];
export type TypedAddress = Pick<CheckoutDraftInput, SavedAddressField>;

export function isSavedAddressField(name: string): name is SavedAddressField {
  return (savedAddressFields as readonly string[]).includes(name);
}

/** The page's address says with it which saved address is changed, or that one is added. */
export const ADDRESS_PARAMETER = 'address';
export const NEW_ADDRESS = 'new';
export const MOST_ADDRESSES = 20;
