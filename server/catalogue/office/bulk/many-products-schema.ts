import { manyChangeNames, unchangedReasons } from '#src/catalogue/office/product-list/many-changes.ts';
import { roundings } from '#src/shop/markets.ts';

export const manyProductsSchema = /* GraphQL */ `
  enum ManyChange { ${manyChangeNames.join(' ')} }
  enum UnchangedReason { ${Object.keys(unchangedReasons).join(' ')} }

  "\`rounding\`: ${roundings.join(', ')}. A price changes by basis points or by an amount in hundredths."
  input ManyProductsChange {
    kind: ManyChange!
    tag: String
    currency: Currency
    basisPoints: Int
    minor: Int
    rounding: String
  }

  "A product, or of changed prices a variant, that stays as it is."
  type UnchangedProduct { name: String! reason: UnchangedReason! isRefused: Boolean! }

  "\`refusal\`: nothing was done at all."
  type ManyProductsResult {
    refusal: String
    changed: Int!
    unchanged: Int!
    refused: Int!
    "The first of those that were not changed."
    others: [UnchangedProduct!]!
    "The number under which it can be taken back in one press."
    batchId: Int
  }

  extend type Mutation {
    "Those with the ids, or all that the filters find. Prices need prices.write."
    changeManyProducts(ids: [ID!], filters: ProductFilters, change: ManyProductsChange!): ManyProductsResult!
      @needs(permission: "catalogue.write")
  }
`;
