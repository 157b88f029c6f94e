export const adviceSchema = /* GraphQL */ `
  enum TwinKind { TITLE SKU EAN }

  "Another product that has the same: it may be meant, and is pointed out."
  type ProductTwin { code: String! id: ID! title: String! }

  extend type Query {
    "id: the product that has them itself; null while it is new. Of each code the first that is found."
    productTwins(id: ID, kind: TwinKind!, codes: [String!]!): [ProductTwin!]!
      @private @needs(permission: "catalogue.read")
    "A SKU like the newest one that ends with a number, or else after the title; empty where neither says anything."
    proposedSku(title: String!): String! @private @needs(permission: "catalogue.read")
    "The class of VAT of nearly all products of these collections; null where there is none, or too few say so."
    usualVatClass(collections: [ID!]!): VatClassName @private @needs(permission: "catalogue.read")
  }
`;
