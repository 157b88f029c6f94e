export const shippingSchema = /* GraphQL */ `
  extend type Query {
    "Pick-up points of a delivery method, nearest first; search: a town, postcode or street; near: a postcode."
    pickupPoints(country: String!, method: String!, search: String!, near: String!): PickupPointList!
  }

  extend type Mutation {
    "The points around a position, nearest first. It changes nothing: a position must not stand in an address, which is logged on its way and cached."
    pickupPointsNear(country: String!, method: String!, latitude: Float!, longitude: Float!): [NearPickupPoint!]!
  }

  extend type Variant {
    "One of it, sent to the market's own country; of what is sold out, when it is expected back. Null when nothing carries it, or is expected."
    delivery(locale: Locale!): VariantDelivery
  }

  "What the product page says: when it arrives, and at what cost."
  type VariantDelivery { promise: String! cost: String! }

  extend type Cart {
    "All of it, sent to the market's own country. Null when it is empty or nothing carries it."
    delivery(locale: Locale!): DeliveryPromise
  }

  enum DeliveryKind { courier locker point }

  type PickupPoint {
    "The carrier's own code."
    id: String!
    carrier: String!
    kind: DeliveryKind!
    name: String!
    street: String!
    postalCode: String!
    city: String!
    country: String!
    openingHours: String!
    "How to find it."
    description: String!
  }

  type PickupPointList {
    points: [PickupPoint!]!
    "There are more: the search should be narrowed."
    hasMore: Boolean!
    "What the search was read as, when nothing is found as it was typed: a town, or a street in one."
    place: String
    "The town is known, and the rest of the search is not."
    isTownOnly: Boolean!
  }

  type NearPickupPoint {
    point: PickupPoint!
    distanceKm: Float!
  }

  "The way that the checkout has chosen until the shopper chooses, and what the cheapest costs."
  type DeliveryPromise {
    method: String!
    carrier: String!
    kind: DeliveryKind!
    "Dates as YYYY-MM-DD; they hold for orders placed before orderBefore."
    earliestArrival: String!
    latestArrival: String!
    orderBefore: DateTime!
    price: Money!
    "The value of goods from which on delivery is free."
    freeFrom: Money
    "Way, day and deadline in a sentence of the page's language."
    promise: String!
    "Price and threshold in a sentence of the page's language."
    cost: String!
  }
`;
