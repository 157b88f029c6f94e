export const packingSchema = /* GraphQL */ `
  type PackingLine {
    position: Int!
    sku: String!
    "An EAN or another GTIN; empty when the product has none."
    barcode: String!
    title: String!
    variantTitle: String!
    "What is to be written on it, with the words that asked for it; empty: nothing."
    text: String!
    imageUrl: String
    "What is still to be sent."
    quantity: Int!
    "What of it is in the parcel."
    packed: Int!
  }

  type PackingOrder {
    number: Int!
    version: Int!
    createdAt: DateTime!
    customer: String!
    "The country it goes to, and before it the part that people there call their own."
    placeName: String!
    "What the customs want of it, in words; null where it meets none."
    customs: String
    carrier: String!
    carrierName: String!
    pickupPoint: String
    note: String!
    isDueOnDelivery: Boolean!
    lines: [PackingLine!]!
    "The person who has begun with it; null when nobody has."
    packer: String
    isMine: Boolean!
    "What \`packed\` is the sum of: a phone knows by them which of its scans have arrived."
    scanIds: [String!]!
    "The sending that can still be undone."
    waiting: WaitingAction
  }

  "The oldest first; of what is over, those with which somebody has begun."
  type PackingQueue {
    orders: [PackingOrder!]!
    total: Int!
    "A carrier that the shop sends with makes labels."
    isLabelling: Boolean!
    "When it was read."
    at: DateTime!
    "The id of the person who asks. A phone that is passed on keeps each one's scans apart."
    staffId: Int!
  }

  input PackingScanInput {
    "A UUID that the phone has chosen: sent twice it is one scan."
    id: String!
    number: Int!
    position: Int!
    "Negative: taken out again."
    quantity: Int!
    "ISO 8601, by the phone's clock."
    at: String!
  }

  type PackingScanAnswer {
    id: String!
    "Why it does not count; null when it does."
    refusal: String
    "The person who packs the order, when that is why."
    packer: String
  }

  extend type Mutation {
    recordPackingScans(scans: [PackingScanInput!]!): [PackingScanAnswer!]! @needs(permission: "orders.fulfil")
    takePackingOver(number: Int!): ActionResult! @needs(permission: "orders.fulfil")
  }

  extend type Query {
    """
    What a code is about that the queue does not hold: the order of a packing slip, or the first orders that want a
    product.
    """
    packingOrders(code: String!): [PackingOrder!]! @private @needs(permission: "orders.fulfil")
    packingQueue: PackingQueue! @private @needs(permission: "orders.fulfil")
  }
`;
