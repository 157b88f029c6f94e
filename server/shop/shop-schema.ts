export const shopSchema = /* GraphQL */ `
  extend type Query {
    homePage(locale: Locale!): HomePage!
    "The seller in short facts: name, address, registers, contact."
    companyLines(locale: Locale!): [String!]!
  }

  "What the shop says of itself, and in which order the home page shows it."
  type HomePage {
    "Follows the shop's name in the home page's title."
    tagline: String!
    blocks: [ShownBlock!]!
  }

  "HTML: drawn by the server. LINE: the newest products, pinned to a line. COLLECTION: some of one. PRODUCTS: chosen by hand."
  enum ShownBlockKind { HTML LINE NEWEST COLLECTIONS COLLECTION PRODUCTS }

  type ShownBlock {
    kind: ShownBlockKind!
    title: String!
    "The collection whose products these are."
    handle: String
    html: String
    products: [ProductCard!]!
  }
`;
