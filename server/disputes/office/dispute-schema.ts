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
    id: String!
    listed: ListedDispute!
    "The evidence as staff wrote it last, or composed from what is known of the order."
    evidence: String!
    "How often staff has saved it; 0: it is composed."
    version: Int!
    requestedAt: DateTime
    submittedAt: DateTime
    "Why the payment service took no evidence; empty when it did."
    failure: String!
  }

  "by: who has saved it since; version: of what is saved."
  type EvidenceResult { refusal: String by: String version: Int }

  extend type Query {
    "The most urgent first."
    openDisputes: [ListedDispute!]! @private @needs(permission: "payments.read")
    "None for whom payments are not."
    disputesOfOrder(number: Int!): [ListedDispute!]! @private @needs(permission: "orders.read")
    "Null when there is no such dispute."
    managedDispute(id: String!): ManagedDispute @private @needs(permission: "payments.read")
  }

  extend type Mutation {
    "version: of the evidence that the text was written over."
    saveDisputeEvidence(id: String!, version: Int!, text: String!): EvidenceResult! @needs(permission: "orders.refund")
    "The bank takes evidence once."
    submitDisputeEvidence(id: String!, version: Int!, text: String!): EvidenceResult! @needs(permission: "orders.refund")
  }
`;
