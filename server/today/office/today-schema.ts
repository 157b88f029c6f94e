export const todaySchema = /* GraphQL */ `
  "How many of each wait for somebody of the shop; 0 of what is not whoever asks' work."
  type WorkQueue {
    toSend: Int!
    late: Int!
    "Orders to be sent that have a note of the customer."
    noted: Int!
    withdrawn: Int!
    "Withdrawals that match no order."
    withdrawnWithoutOrder: Int!
    "Withdrawals whose money should have gone back."
    overdueReturns: Int!
    disputed: Int!
    "Written by buyers, and not looked at yet."
    reviews: Int!
    "Variants at their limit or below, and those of which nothing is left to sell: as many as the list of stock has."
    lowStock: Int!
    soldOut: Int!
  }

  "A payment of another amount or currency than its order's."
  type PaymentMismatch { intentId: String! number: Int! paid: Money! expected: Money! at: DateTime! }
  type FailedRefund { number: Int! amount: Money! at: DateTime! }
  type RefusedAction { number: Int! kind: String! refusal: String! by: String! at: DateTime! }

  "An unpaid order, and how much of a product it keeps from others."
  type GreatHold { number: Int! sku: String! held: Int! onHand: Int! }

  "An e-mail, or something else that has not gone out yet and is tried again."
  type FailingEffect {
    id: String!
    kind: String!
    "The number of the order that it is about."
    number: Int
    error: String!
    "Why a document is refused, as with an order's actions; null for everything else."
    refusal: String
    attempts: Int!
    nextAttemptAt: DateTime!
  }

  "reserved: for orders; waiting: people who want to hear when it is back."
  type SoldOutVariant {
    "The title in the language of whom it is shown to, or in that of its market."
    title: String!
    variantTitle: String!
    sku: String!
    handle: String!
    reserved: Int!
    waiting: Int!
  }

  "An hour of the day, or a day of the week or month, counted from 0."
  type TakingsInterval { index: Int! orders: Int! takings: Money! before: Money! }

  type PeriodSums {
    orders: Int!
    takings: Money!
    "The takings of the period before, up to the same moment."
    before: Money!
    "All of the period and of the whole one before."
    intervals: [TakingsInterval!]!
  }
  type Period {
    name: String!
    "The first day of it."
    from: String!
    "The sums by currency, the largest first."
    sums: [PeriodSums!]!
  }

  "Lists are empty where they are not for whoever asks."
  type Today {
    queue: WorkQueue!
    "The open ones, the most urgent first."
    disputes: [ListedDispute!]!
    mismatches: [PaymentMismatch!]!
    failedRefunds: [FailedRefund!]!
    refusedActions: [RefusedAction!]!
    greatHolds: [GreatHold!]!
    failing: [FailingEffect!]!
    outOfStock: [SoldOutVariant!]!
    periods: [Period!]!
  }

  extend type Mutation {
    "Tries at once what has failed: one, or all of it. How many."
    retryFailing(id: String): Int! @needs(permission: "orders.fulfil")
    "Somebody has looked at the payment."
    checkMismatch(intentId: String!): ActionResult! @needs(permission: "orders.refund")
  }

  extend type Query {
    today: Today! @private @needs(permission: "orders.read")
  }
`;
