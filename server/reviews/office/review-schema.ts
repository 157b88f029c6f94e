import { rejectionReasons, reviewStates } from '#src/reviews/rejection-reasons.ts';
import { pageEnds, pagePlace } from '../../schema/list-page-schema.ts';

export const officeReviewSchema = /* GraphQL */ `
  enum ReviewState { ${reviewStates.join(' ')} }
  enum RejectionReason { ${rejectionReasons.join(' ')} }

  input ReviewFiltersInput {
    state: ReviewState
    stars: Int
    text: String
  }

  type ListedReview {
    id: Int!
    productHandle: String!
    productTitle: String!
    "Null once its buyer was erased."
    orderNumber: Int
    "The language that it is written in."
    locale: String!
    stars: Int!
    text: String!
    "Empty: nobody's."
    name: String!
    state: ReviewState!
    "Why it was rejected."
    reason: RejectionReason
    "What the shop answers in public; empty: nothing."
    reply: String!
    "The version of the reply: it is saved over that."
    version: Int!
    writtenAt: DateTime!
  }

  type ReviewList {
    reviews: [ListedReview!]!
    ${pageEnds}
  }

  type ReviewReply { reply: String! version: Int! }

  "by: who has answered since; version: of the answer that is saved."
  type ReplyResult { refusal: String by: String version: Int }

  extend type Query {
    "Null when there is no such review."
    reviewReply(id: Int!): ReviewReply @private @needs(permission: "catalogue.read")
    listedReviews(filters: ReviewFiltersInput!, ${pagePlace}): ReviewList!
      @private @needs(permission: "catalogue.read")
  }

  extend type Mutation {
    "Decides a review; without a reason, it is published. readAt: when it was written that was read."
    decideReview(id: Int!, reason: RejectionReason, readAt: DateTime!): ActionResult!
      @needs(permission: "catalogue.write")
    "An empty text takes the answer away. version: of the answer that it was written over."
    replyToReview(id: Int!, version: Int!, text: String!): ReplyResult! @needs(permission: "catalogue.write")
  }
`;
