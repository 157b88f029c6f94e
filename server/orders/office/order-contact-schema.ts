import { addressFieldTypesWithinCountry } from '../../schema/value-schema.ts';

export const orderContactSchema = /* GraphQL */ `
  input ContactInput {
    email: String!
    phone: String!
    ${addressFieldTypesWithinCountry}
    "The carrier's id of the point; empty when the parcel goes to the address."
    pickupPoint: String!
    "The company that the order is for, until its invoice is issued; left out, it stays."
    companyName: String
    taxId: String
  }

  type ContactProblem { field: String! problem: String! }

  "by: who has changed the contact since; version: that of the order with it."
  type ContactResult {
    refusal: String
    by: String
    version: Int
    "What is wrong with which field."
    problems: [ContactProblem!]!
  }

  type ContactPoint { id: String! text: String! }

  extend type Mutation {
    changeOrderContact(number: Int!, version: Int!, contact: ContactInput!, tellsCustomer: Boolean!): ContactResult!
      @needs(permission: "orders.fulfil")
    "newId: a UUID under which it is written once; sent again with other words it says those."
    noteOrder(number: Int!, text: String!, newId: ID): ActionResult! @needs(permission: "orders.fulfil")
    editOrderNote(id: String!, text: String!): ActionResult! @needs(permission: "orders.fulfil")
    removeOrderNote(id: String!): ActionResult! @needs(permission: "orders.fulfil")
  }

  extend type Query {
    "Other points of the order's carrier, by town, postcode or street."
    pointsForOrder(number: Int!, search: String!): [ContactPoint!]! @private @needs(permission: "orders.fulfil")
  }
`;
