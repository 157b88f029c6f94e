export const shopSchema = /* GraphQL */ `
  extend type Query {
    homePage(locale: Locale!): HomePage!
    "Who sells, in short facts: name, address, registers, contact."
    companyLines(locale: Locale!): [String!]!
  }

  "What the shop says of itself, and in which order the home page shows it."
  type HomePage {
    "Follows the shop's name in the home page's title."
    tagline: String!
    headline: String!
    lead: String!
    blocks: [HomeBlock!]!
  }

  "LINE: the newest products, pinned to a line. COLLECTION: the newest of one."
  enum HomeBlockKind { HERO LINE NEWEST COLLECTIONS COLLECTION }

  type HomeBlock {
    kind: HomeBlockKind!
    title: String!
    "The collection whose products these are."
    handle: String
    products: [ProductCard!]!
  }
`;
