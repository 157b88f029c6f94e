export const goingWithSchema = /* GraphQL */ `
  "A product that may go well with another."
  type GoingProduct { id: ID! handle: String! title: String! state: EditedProductState! imageUrl: String }

  extend type Query {
    "Those with these handles, or that had them before, in the order of the handles, each under the one that was asked for."
    goingProducts(handles: [String!]!): [GoingProduct!]! @private @needs(permission: "catalogue.read")
    "Finds products by title, SKU or EAN, drafts too."
    foundGoing(text: String!): [GoingProduct!]! @private @needs(permission: "catalogue.read")
    "What is on sale and was paid for in the same orders most often, counted in the latest thousand of them."
    boughtTogether(id: ID!): [GoingProduct!]! @private @needs(permission: "catalogue.read")
  }
`;
