import { labelStates } from '../../shipping/labels/label-store.ts';

export const labelSchema = /* GraphQL */ `
  enum ParcelLabelState { ${labelStates.join(' ')} }

  "A carrier that makes labels of this order's parcels; the usual size stands first."
  type LabelOffer { carrier: String! sizes: [NamedChoice!]! }

  "Null: nobody has said what one of it weighs."
  type LineWeight { position: Int! grams: Int }

  type ParcelLabel {
    id: String!
    carrierName: String!
    state: ParcelLabelState!
    "What the carrier's own pages show it by."
    reference: String!
    trackingNumber: String
    "The kind of problem, and what the carrier said of it."
    problem: String
    detail: String!
    "The address of its PDF; null while there is none."
    printPath: String
    "The parcel has not been delivered, and the label not been given back."
    isCancellable: Boolean!
  }

  type OrderLabels {
    offers: [LabelOffer!]!
    packagingGrams: Int!
    lineWeights: [LineWeight!]!
    "The latest first."
    labels: [ParcelLabel!]!
  }

  extend type Query {
    "Null when there is no such order."
    orderLabels(number: Int!): OrderLabels @private @needs(permission: "orders.read")
    "A carrier that the shop sends with makes labels: its keys are here."
    isLabelling: Boolean! @private @needs(permission: "orders.read")
  }

  extend type Mutation {
    "Cancels the label at once: the carrier's answer is what is asked for. The parcel is then no longer sent."
    cancelLabel(id: String!): ActionResult! @needs(permission: "orders.fulfil")
  }
`;
