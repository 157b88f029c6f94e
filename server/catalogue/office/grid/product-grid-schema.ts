import { pageEnds, pagePlace } from '../../../schema/list-page-schema.ts';

export const productGridSchema = /* GraphQL */ `
  "A variant, in which what can be changed of it and of its product is a cell."
  type GridRow {
    variantId: ID!
    productId: ID!
    "The version that was read, to be handed back with what is saved."
    version: Int!
    title: String!
    options: String!
    state: ProductState!
    sku: String!
    ean: String!
    weightGrams: Int!
    "Null where nothing is counted."
    onHand: Int
    "The prices in the order of the shop's markets; without those in which it has no price."
    prices: [GridPrice!]!
  }

  "A price in hundredths."
  type GridPrice { currency: Currency! minor: Int! compareAtMinor: Int isConverted: Boolean! }

  "The facts that the words of the shop's page follow from, in hundredths. \`at\`: when they were read."
  type PriceOfVariant {
    currency: Currency!
    compareAtMinor: Int
    "What it costs while it is reduced for a time."
    reducedMinor: Int
    "All changes until it was read."
    changes: [ChangeOfPrice!]!
    at: DateTime!
  }
  type ChangeOfPrice { amountMinor: Int! validFrom: DateTime! }

  type GridRows {
    rows: [GridRow!]!
    currencies: [Currency!]!
    "The language of the titles."
    language: String!
    ${pageEnds}
  }

  "The patch is JSON, as saveProduct takes it."
  input ProductSaveInput { productId: ID! version: Int! patch: String! }

  type SavedVersion { productId: ID! version: Int! }
  "A field such as prices.<variant>.EUR.amount_minor. \`theirs\`: as JSON, what somebody else has made of it meanwhile."
  type RefusedField { name: String! theirs: String by: String }
  type RefusedProduct { productId: ID! refusal: String! version: Int fields: [RefusedField!]! }
  type SavedProducts {
    changed: [SavedVersion!]!
    "They say already what was to be saved."
    unchanged: [SavedVersion!]!
    refused: [RefusedProduct!]!
    "The number under which it can be taken back in one press; null when nothing was changed."
    batchId: Int
  }

  extend type Query {
    "The rows that a grid shows at once; the filters are those of the list."
    productGrid(filters: ProductFilters!, ${pagePlace}): GridRows! @private @needs(permission: "catalogue.read")
    "Empty where there is no such variant."
    pricesOfVariant(variantId: ID!): [PriceOfVariant!]! @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "Each product is saved or refused by itself, all in one batch. Prices need prices.write, stock needs stock.write."
    saveProducts(saves: [ProductSaveInput!]!): SavedProducts! @needs(permission: "catalogue.write")
  }
`;
