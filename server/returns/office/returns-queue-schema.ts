import { noMoneyReasons } from '#src/returns/no-money-due.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

/** So many returns are closed or opened again by one request. */
export const MOST_AT_ONCE = 200;

export const returnsQueueSchema = /* GraphQL */ `
  "closed: no money was due, so none has moved."
  enum ReturnStatus { announced received refunded refused closed }
  enum ReturnChannel { form phone letter email counter }
  "open: somebody of the shop has something to do; overdue: the money should have gone back."
  enum ReturnFilter { open overdue refunded refused closed all }
  enum NoMoneyReason { ${noMoneyReasons.join(' ')} }

  type ListedReturn {
    number: Int!
    status: ReturnStatus!
    channel: ReturnChannel!
    announcedAt: DateTime!
    customer: String!
    "Null: what was typed matches no order."
    orderNumber: Int
    "How many pieces were announced; 0 when none were named."
    pieces: Int!
    "The last day on which the money is in time, as YYYY-MM-DD."
    dueOn: String!
    "The money may wait for the goods."
    isWaiting: Boolean!
    isOverdue: Boolean!
    "Whether it came after the period in which the contract could be withdrawn from."
    isLate: Boolean!
  }

  type ReturnList {
    returns: [ListedReturn!]!
    ${pageEnds}
  }

  type ManagedReturnLine {
    position: Int!
    sku: String!
    title: String!
    variantTitle: String!
    "There is no right of withdrawal."
    isExcepted: Boolean!
    "It can be withdrawn from while its seal is whole."
    isSealed: Boolean!
    imageUrl: String
    announced: Int!
    received: Int!
    "The pieces with the shopper: so many can still come back."
    withShopper: Int!
  }

  type ReturnReceipt {
    receivedAt: DateTime!
    title: String!
    quantity: Int!
    condition: String!
    isRestocked: Boolean!
  }

  type ReturnRefund { amount: Money! status: String! at: DateTime! }

  type SuggestedOrder { number: Int! customer: String! createdAt: DateTime! total: Money! }

  type ReturnedOrder {
    number: Int!
    version: Int!
    payment: PaymentState!
    fulfilment: FulfilmentState!
    refundable: Money!
    "Why no money is due, nor can arrive any more; null when some may."
    noMoneyBecause: NoMoneyReason
    waiting: WaitingAction
  }

  type ManagedReturn {
    listed: ListedReturn!
    name: String!
    email: String!
    "The number as it was typed."
    orderNumber: String!
    orderEmail: String!
    contract: String!
    reason: String!
    isAcknowledged: Boolean!
    lines: [ManagedReturnLine!]!
    receipts: [ReturnReceipt!]!
    refunds: [ReturnRefund!]!
    receivedAt: DateTime
    proofOfSendingAt: DateTime
    closedAt: DateTime
    refusalReason: String!
    "Set when it was closed without money."
    closedBecause: NoMoneyReason
    isRefusalUndoable: Boolean!
    order: ReturnedOrder
    "Orders that a notice without one may mean."
    suggestions: [SuggestedOrder!]!
  }

  type OrderReturn {
    number: Int!
    status: ReturnStatus!
    announcedAt: DateTime!
    dueOn: String!
    isOverdue: Boolean!
  }

  type ReturnableLine { position: Int! title: String! variantTitle: String! quantity: Int! }

  type OrderReturns {
    "Oldest first."
    returns: [OrderReturn!]!
    "What can still be withdrawn from."
    returnable: [ReturnableLine!]!
  }

  input ReceivedLineInput {
    position: Int!
    quantity: Int!
    "The condition in words: scratched, without its box."
    condition: String!
    isRestocked: Boolean!
  }

  type ReturnResult {
    "Why nothing was done; null when it is."
    refusal: String
    number: Int
  }

  type ReturnLeft { number: Int! refusal: String! }

  type ReturnsChanged {
    "The numbers of those that were changed."
    changed: [Int!]!
    "Those that stay as they are, and why."
    refused: [ReturnLeft!]!
  }

  extend type Query {
    listedReturns(filter: ReturnFilter!, ${pagePlace}): ReturnList! @private @needs(permission: "orders.read")
    returnsOfOrder(number: Int!): OrderReturns! @private @needs(permission: "orders.read")
    "Null when there is no such return."
    managedReturn(number: Int!): ManagedReturn @private @needs(permission: "orders.read")
  }

  extend type Mutation {
    receiveReturn(number: Int!, lines: [ReceivedLineInput!]!): ReturnResult! @needs(permission: "orders.fulfil")
    noteProofOfSending(number: Int!): ReturnResult! @needs(permission: "orders.fulfil")
    matchReturn(number: Int!, orderNumber: Int!): ReturnResult! @needs(permission: "orders.fulfil")
    "isTold: the customer gets the reason by e-mail, ten seconds later."
    refuseReturn(number: Int!, reason: String!, isTold: Boolean!): ReturnResult! @needs(permission: "orders.refund")
    "Closes those for which no money is due. At most ${MOST_AT_ONCE} at once, each for itself."
    closeReturns(numbers: [Int!]!): ReturnsChanged! @needs(permission: "orders.refund")
    "Those that were closed without money wait again."
    reopenReturns(numbers: [Int!]!): ReturnsChanged! @needs(permission: "orders.refund")
    undoReturnRefusal(number: Int!): ReturnResult! @needs(permission: "orders.refund")
    """
    announcedOn: the day on which the notice came, as YYYY-MM-DD. newId: a UUID under which it is opened once;
    MadeBefore names the return that was.
    """
    openReturn(orderNumber: Int!, lines: [LineQuantityInput!]!, channel: ReturnChannel!, reason: String!,
      announcedOn: String!, isAcknowledged: Boolean!, newId: ID): ReturnResult! @needs(permission: "orders.fulfil")
  }
`;
