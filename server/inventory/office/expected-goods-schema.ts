import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const expectedGoodsSchema = /* GraphQL */ `
  type ExpectedGoods {
    id: ID!
    variantId: ID!
    title: String!
    variantTitle: String!
    sku: String!
    "What has not come yet."
    quantity: Int!
    "The day as 2026-12-12."
    day: String!
    isLate: Boolean!
    note: String!
  }
  type ExpectedGoodsList {
    lines: [ExpectedGoods!]!
    ${pageEnds}
  }

  extend type Query {
    expectedGoods(${pagePlace}): ExpectedGoodsList! @private @needs(permission: "stock.read")
  }

  extend type Mutation {
    "newId: a UUID under which the line is made once; sent again with other words it says those."
    expectGoods(variantId: ID!, quantity: Int!, day: String!, note: String!, newId: ID): ActionResult!
      @needs(permission: "stock.write")
    "They come no more."
    removeExpectedGoods(id: ID!): ActionResult! @needs(permission: "stock.write")
    "All of a line that has not come yet."
    receiveExpectedGoods(id: ID!): StockEntryResult! @needs(permission: "stock.write")
  }
`;
