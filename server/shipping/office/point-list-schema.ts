import { pointProblems } from '#src/shipping/office/point-problems.ts';

export const pointListSchema = /* GraphQL */ `
  enum PointProblemKind { ${pointProblems.join(' ')} }
  enum PointSourceKind { carrier file }

  "The pick-up points of a carrier that has a way of delivery to them."
  type PointList {
    carrier: String!
    carrierName: String!
    "Points that are open."
    count: Int!
    "Null: they came with the shop, or there are none."
    updatedAt: DateTime
    source: PointSourceKind
    "One press brings the carrier's own list."
    canRead: Boolean!
    "The secrets that it takes, where they are missing."
    secrets: [String!]!
    isUnderWay: Boolean!
    "How many are read."
    done: Int!
    total: Int
    "Why the last try changed nothing."
    problem: PointProblemKind
    detail: String!
    "Entries of the carrier's that nobody can use."
    leftOut: Int!
    "Orders that wait to be sent to a point that is closed."
    ordersToClosed: [Int!]!
  }

  "A way in which parcels travel, as the checkout offers it."
  type DeliveryWay {
    id: String!
    carrier: String!
    carrierName: String!
    kind: String!
    "The merchant's own; empty: it is called after its carrier."
    name: String!
    "The countries that it leads to and that have no known point: nobody there is offered it."
    without: [String!]!
    "Nowhere can it be offered."
    isOff: Boolean!
  }

  type PointListChange { refusal: PointProblemKind }

  extend type Query {
    pointLists: [PointList!]! @private @needs(permission: "settings.read")
    deliveryWays: [DeliveryWay!]! @private @needs(permission: "settings.read")
  }

  extend type Mutation {
    "Has the carrier's list brought in, in the background."
    loadPoints(carrier: String!): PointListChange! @needs(permission: "settings.write")
  }
`;
