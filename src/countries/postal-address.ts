/** What an address consists of, in the order in which it is typed. GraphQL's type, the forms' fields and checks follow it. */
export const addressFields = ['fullName', 'line1', 'line2', 'postalCode', 'city', 'country'] as const;

/** As an order stores it. `country` is of ISO 3166-1 alpha-2. */
export type PostalAddress = Record<(typeof addressFields)[number], string>;

/** Where an address is whole without a postcode, by what one is called there: most of Ireland writes none. */
const optionalPostalCodes: Readonly<Record<string, string>> = { IE: 'Eircode' };

export function needsPostalCode(country: string): boolean {
  return !(country in optionalPostalCodes);
}

/** A name that is the same in every language; undefined where each has a word for it. */
export function postalCodeName(country: string): string | undefined {
  return optionalPostalCodes[country];
}

const ofLetter = ['line1', 'postalCode', 'city', 'country'] as const;

/** What an address lacks to be written on a letter or an invoice. Goods that were handed over have none. */
export function missingOfAddress(address: PostalAddress): (typeof ofLetter)[number][] {
  return ofLetter.filter((field) => !address[field] && (field !== 'postalCode' || needsPostalCode(address.country)));
}
