export const disputeSchema = /* GraphQL */ `
  enum DisputeState { needs_response under_review won lost closed }

  type ListedDispute {
    id: String!
    orderNumber: Int!
    customer: String!
    amount: Money!
    "The bank's, as the payment service names it."
    reason: String!
    state: DisputeState!
    openedAt: DateTime!
    "The moment until which evidence is taken; null: none is."
    dueAt: DateTime
    isOverdue: Boolean!
  }

  type ManagedDispute {
    listed: ListedDispute!
    "The evidence as staff wrote it last, or composed from what is known of the order."
    evidence: String!
    isDraft: Boolean!
    requestedAt: DateTime
    submittedAt: DateTime
    "Why the payment service took no evidence; empty when it did."
    failure: String!
  }

  extend type Query {
    "The most urgent first."
    openDisputes: [ListedDispute!]! @private @needs(permission: "payments.read")
    "None for whom payments are not."
    disputesOfOrder(number: Int!): [ListedDispute!]! @private @needs(permission: "orders.read")
    "Null when there is no such dispute."
    managedDispute(id: String!): ManagedDispute @private @needs(permission: "payments.read")
  }

  extend type Mutation {
    saveDisputeEvidence(id: String!, text: String!): ActionResult! @needs(permission: "orders.refund")
    "The bank takes evidence once."
    submitDisputeEvidence(id: String!, text: String!): ActionResult! @needs(permission: "orders.refund")
  }
`;
