// The one type of an address, which both surfaces have.
import { addressFields } from '#src/countries/postal-address.ts';

/** The fields of an address, for a type or an input that has them among its own. */
export const addressFieldTypes = addressFields.map((name) => `${name}: String!`).join('\n    ');

export const addressSchema = /* GraphQL */ `
  "Where something goes, and to whom."
  type Address {
    ${addressFieldTypes}
    "Null for a private person, and where the bill goes elsewhere."
    companyName: String
    taxId: String
  }
`;
