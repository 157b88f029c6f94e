import { manyActionKinds } from './prepare-order-action.ts';

export const orderBatchSchema = /* GraphQL */ `
  "What is asked for of many orders at once."
  enum ManyOrdersAction { ${manyActionKinds.filter((kind) => kind !== 'paid').join(' ')} }

  input OrderAtVersionInput { number: Int! version: Int! }
  type OrderAtVersion { number: Int! version: Int! }
  type RefusedOrder { number: Int! refusal: String! }

  type AskedOfMany {
    "Of the batch, which one undo takes back."
    id: String!
    taken: [Int!]!
    dueAt: DateTime!
    refused: [RefusedOrder!]!
  }

  type OrderBatch {
    id: String!
    kind: String!
    dueAt: DateTime!
    "Those that have not taken effect yet."
    waiting: [Int!]!
    "Of some of them nothing has begun."
    isUndoable: Boolean!
    done: Int!
    "Of all labels that were made for them, as one document; null when there are none."
    labelsPath: String
    undone: Int!
    refused: [RefusedOrder!]!
  }

  type MatchedOrders {
    orders: [OrderAtVersion!]!
    "There are more than can be worked at once."
    hasMore: Boolean!
  }

  extend type Mutation {
    "Each order answers for itself; those that are taken on take effect together, ten seconds later."
    workOnOrders(kind: ManyOrdersAction!, orders: [OrderAtVersionInput!]!): AskedOfMany!
      @needs(permission: "orders.fulfil")
    markOrdersPaid(orders: [OrderAtVersionInput!]!): AskedOfMany! @needs(permission: "orders.refund")
    "How many were taken back."
    undoOrderBatch(id: String!): Int! @needs(permission: "orders.fulfil")
  }

  extend type Query {
    "Null when there is no such batch."
    orderBatch(id: String!): OrderBatch @private @needs(permission: "orders.read")
    "The newest that filters match, as many as can be worked at once."
    matchedOrders(filters: OrderFiltersInput!): MatchedOrders! @private @needs(permission: "orders.read")
  }
`;
