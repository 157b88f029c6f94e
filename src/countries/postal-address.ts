/** What an address consists of, in the order in which it is typed. GraphQL's type, the forms' fields and checks follow it. */
export const addressFields = ['fullName', 'line1', 'line2', 'postalCode', 'city', 'country'] as const;

/** An address as an order stores it. `country` is of ISO 3166-1 alpha-2. */
export type PostalAddress = Record<(typeof addressFields)[number], string>;

/** What a postcode is called where an address is whole without one; undefined elsewhere. Most of Ireland writes none. */
export function postalCodeName(country: string): 'Eircode' | undefined {
  return country === 'IE' ? 'Eircode' : undefined;
}

export function needsPostalCode(country: string): boolean {
  return !postalCodeName(country);
}

const ofLetter = ['line1', 'postalCode', 'city', 'country'] as const;

/** What an address lacks to be written on a letter or an invoice. Goods that were handed over have none. */
export function missingOfAddress(address: PostalAddress): (typeof ofLetter)[number][] {
  return ofLetter.filter((field) => !address[field] && (field !== 'postalCode' || needsPostalCode(address.country)));
}
