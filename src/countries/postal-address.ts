/** What an address consists of, in the order in which it is typed. GraphQL's type, the forms' fields and checks follow it. */
export const addressFields = ['fullName', 'line1', 'line2', 'postalCode', 'city', 'country'] as const;

/** As an order stores it. `country` is of ISO 3166-1 alpha-2. */
export type PostalAddress = Record<(typeof addressFields)[number], string>;
