export const returnsSchema = /* GraphQL */ `
  extend type Query {
    "The withdrawal of a token: that of its notice, or of the order it is for. Null for an unknown or expired token."
    withdrawal(token: String!): Withdrawal @private
  }

  extend type Order {
    "Oldest first."
    withdrawals: [OrderWithdrawal!]
  }

  type OrderWithdrawal {
    announcedAt: DateTime!
    "Empty when the notice names no single goods."
    lines: [WithdrawnLine!]!
  }

  type WithdrawnLine {
    title: String!
    variantTitle: String!
    quantity: Int!
  }

  enum WithdrawalState {
    "Nothing is typed yet but what the order says."
    new
    written
    confirmed
  }

  type Withdrawal {
    state: WithdrawalState!
    fields: WithdrawalFields!
    "Null when what was typed matches no order."
    orderNumber: Int
    "What can be chosen, before the notice is confirmed."
    lines: [WithdrawalLine!]!
    withdrawn: [WithdrawnLine!]!
    "When the notice was confirmed."
    receivedAt: DateTime
    "False: the address was written to too often, and gets no e-mail."
    isAcknowledged: Boolean
  }

  "The fields as they were typed."
  type WithdrawalFields {
    name: String!
    orderNumber: String!
    orderEmail: String!
    contract: String!
    reason: String!
    email: String!
  }

  type WithdrawalLine {
    position: Int!
    title: String!
    "The title with why there is no right of withdrawal, or not always."
    variantTitle: String!
    image: Image
    quantity: Int!
    "There is no right of withdrawal."
    isExcepted: Boolean!
    "How many of them were neither withdrawn from yet nor came back."
    left: Int!
  }
`;
