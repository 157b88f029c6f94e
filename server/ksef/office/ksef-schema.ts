export const ksefSchema = /* GraphQL */ `
  "How many documents are how far on their way to KSeF."
  type KsefQueue {
    waiting: Int!
    refused: Int!
    "Issued without KSeF, whatever became of them since."
    offline: Int!
    accepted: Int!
    "What keeps the shop from sending, and what must be sent by when, in the words of who asks."
    problems: [String!]!
  }

  extend type Query {
    "Null where nothing goes to KSeF, and nothing ever did."
    ksefQueue: KsefQueue @private @needs(permission: "invoices.read")
  }

  extend type Mutation {
    "Sends once more what was refused."
    sendToKsefAgain(invoice: ID!): ActionResult! @needs(permission: "invoices.issue")
  }
`;
