import { rejectionReasons, reviewStates } from '#src/reviews/rejection-reasons.ts';

export const reviewsSchema = /* GraphQL */ `
  extend type Query {
    "What an order's buyer can review, by the token of the order; null for one that is unknown."
    reviewedOrder(token: String!): ReviewedOrder @private
  }

  enum ReviewAccess {
    open
    "Not all of the order has arrived yet."
    undelivered
    expired
  }
  enum ReviewState { ${reviewStates.join(' ')} }
  enum RejectionReason { ${rejectionReasons.join(' ')} }

  type ReviewedOrder {
    access: ReviewAccess!
    "The moment until which reviews can be written; null while the order is under way."
    until: DateTime
    "What the buyer may be called in public."
    proposedName: String!
    "The buyer wants no e-mail that asks for a review."
    isUnasked: Boolean!
    "None unless the access is open."
    products: [ReviewedProduct!]!
  }

  type ReviewedProduct {
    "The position of its first line in the order."
    line: Int!
    title: String!
    image: Image
    review: OwnReview
  }

  type OwnReview {
    stars: Int!
    text: String!
    name: String!
    state: ReviewState!
    "Why it was rejected."
    reason: RejectionReason
    reply: String!
  }
`;
