export const waitingActionSchema = /* GraphQL */ `
  "What somebody of staff has asked for and has not taken effect yet; of many orders at once it is one."
  type WaitingWork {
    "The action's id; the batch's where it is for many orders."
    id: String!
    isBatch: Boolean!
    kind: String!
    "The person who has asked for it."
    by: String!
    isMine: Boolean!
    "The number of one of its orders."
    number: Int!
    "How many orders it is for."
    count: Int!
    dueAt: DateTime!
    "False when it is being carried out, or for somebody else's role."
    isUndoable: Boolean!
  }

  "One's own, which the order did not allow when its time was over."
  type RefusedWork {
    id: String!
    kind: String!
    number: Int!
    refusal: String!
  }

  type WaitingWorks {
    "The time by the clock of the server, which \`dueAt\` is by."
    at: DateTime!
    "One's own first, and of them the latest."
    waiting: [WaitingWork!]!
    "What was refused in the last minutes."
    refused: [RefusedWork!]!
  }

  extend type Query {
    waitingActions: WaitingWorks! @private @needs(permission: "orders.read")
  }
`;
