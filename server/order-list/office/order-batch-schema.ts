import { manyActions } from '#src/order-actions/office/order-actions.ts';
import { manyOrdersFields } from './many-operations.ts';

export const orderBatchSchema = /* GraphQL */ `
  "What is asked for of many orders at once."
  enum ManyOrdersAction { ${manyActions.map(({ name }) => name).join(' ')} }

  input OrderAtVersionInput { number: Int! version: Int! }
  type OrderAtVersion { number: Int! version: Int! }
  type RefusedOrder { number: Int! refusal: String! }

  """
  Each order answers for itself; those that are taken on take effect together, ten seconds later. If there are more than one
  request can hold, the next ones name the batch that the first answered with.
  """
  type AskedOfMany {
    "The id of the batch, which one undo takes back."
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
    "Nothing of some of them has begun."
    isUndoable: Boolean!
    done: Int!
    "The address of all labels that were made for them, as one document; null when there are none."
    labelsPath: String
    undone: Int!
    refused: [RefusedOrder!]!
  }

  type MatchedOrders {
    orders: [OrderAtVersion!]!
    "There are more than can be chosen."
    hasMore: Boolean!
  }

  extend type Mutation {
    ${manyOrdersFields}
    "How many were taken back: those that the person may ask for."
    undoOrderBatch(id: String!): Int! @needs(permission: "orders.read")
  }

  extend type Query {
    "Null when there is no such batch."
    orderBatch(id: String!): OrderBatch @private @needs(permission: "orders.read")
    "The newest that filters match, as many as can be chosen."
    matchedOrders(filters: OrderFiltersInput!): MatchedOrders! @private @needs(permission: "orders.read")
  }
`;
