// The types of values that both surfaces have.
import { addressFields } from '#src/countries/postal-address.ts';
import { currencies } from '#src/currencies.ts';

const typesOf = (names: readonly string[]) => names.map((name) => `${name}: String!`).join('\n    ');

/** The fields of an address, for a type or an input that has them among its own. */
export const addressFieldTypes = typesOf(addressFields);
/** An address whose country stays. */
export const addressFieldTypesWithinCountry = typesOf(addressFields.filter((name) => name !== 'country'));

export const valueSchema = /* GraphQL */ `
  scalar DateTime
  enum Currency { ${currencies.join(' ')} }

  type Money {
    "Hundredths, in every currency."
    minor: Int!
    currency: Currency!
  }

  "A place that something goes to, and the person it is for."
  type Address {
    ${addressFieldTypes}
    "Null for a private person, and where the bill goes elsewhere."
    companyName: String
    taxId: String
  }
`;
