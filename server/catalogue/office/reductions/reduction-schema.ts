import { keptPriceReasons } from '#src/catalogue/office/reductions/reduction-refusals.ts';
import { reducedGoodsKinds, reductionStates } from '#src/catalogue/reductions/reduction-kinds.ts';
import { pageEnds, pagePlace } from '../../../schema/list-page-schema.ts';

const toSee = '@needs(permission: "prices.read")';
const needed = '@needs(permission: "prices.write")';

export const reductionSchema = /* GraphQL */ `
  enum ReductionState { ${reductionStates.join(' ')} }
  enum ReducedGoodsKind { ${reducedGoodsKinds.join(' ')} }
  enum KeptPriceReason { ${Object.keys(keptPriceReasons).join(' ')} }

  "Prices that were reduced for a time in one go."
  type ListedReduction {
    id: ID!
    "What the merchant calls it; may be empty."
    title: String!
    currency: Currency!
    state: ReductionState!
    beginsAt: DateTime!
    "Null: until somebody ends it."
    endsAt: DateTime
    "How many prices."
    prices: Int!
    "Some of the products by their titles, and how many there are."
    products: [String!]!
    productCount: Int!
    "The reduction in hundredths of a percent, at least and at most, of what is the ordinary price now."
    lowestOff: Int!
    highestOff: Int!
  }

  type ListedReductions {
    reductions: [ListedReduction!]!
    ${pageEnds}
  }

  type ReducedCollection { handle: String! title: String! }
  type ReductionChoices { currencies: [Currency!]! collections: [ReducedCollection!]! }

  input ReductionInput {
    goods: ReducedGoodsKind!
    "The handle of a collection, a tag, or SKUs with commas or spaces between them; empty for all."
    name: String!
    currency: Currency!
    "Hundredths of a percent; without them, the amount that each costs instead."
    basisPoints: Int
    amountMinor: Int
    "An ending as of conversions: .99, .90, whole, exact."
    rounding: String!
    "The beginning as src/dates/period-bound.ts reads it; empty: from now on, until somebody ends it."
    from: String!
    until: String!
    title: String!
  }

  type ReducedPrice {
    "Its SKU, or the handle of its product."
    variant: String!
    ordinary: Money!
    reduced: Money!
    "The lowest price of the 30 days before, which the page crosses out; null when it announces no reduction."
    crossedOut: Money
  }

  type KeptPrice {
    variant: String!
    price: Money!
    reason: KeptPriceReason!
    "When the reduction ends that stands in the way; null when nobody knows."
    until: DateTime
  }

  type PlannedReductions {
    "A kind of src/catalogue/office/reductions/reduction-refusals.ts; null when it was done, or can be."
    refusal: String
    unknownSkus: [String!]!
    beginsAt: DateTime
    endsAt: DateTime
    "How many prices are reduced, are so already, and cannot be."
    added: Int!
    unchanged: Int!
    refused: Int!
    "The first of them."
    prices: [ReducedPrice!]!
    kept: [KeptPrice!]!
    "The number by which it can be taken back; null when nothing was written."
    batchId: Int
  }

  type EndedReductions { refusal: String ended: Int! withdrawn: Int! batchId: Int }

  extend type Query {
    "Those that begin last come first."
    listedReductions(state: ReductionState, ${pagePlace}): ListedReductions! @private ${toSee}
    reductionChoices: ReductionChoices! @private ${toSee}
    "What would become of each price, and what its page would say; nothing is written."
    plannedReductions(content: ReductionInput!): PlannedReductions! @private ${toSee}
  }

  extend type Mutation {
    addReductions(content: ReductionInput!): PlannedReductions! ${needed}
    "Those that have begun end now, planned ones are withdrawn."
    endReductions(id: ID!): EndedReductions! ${needed}
  }
`;
