export const shopSchema = /* GraphQL */ `
  extend type Query {
    shopTexts(locale: Locale!): ShopTexts!
    "Who sells, in short facts: name, address, registers, contact."
    companyLines(locale: Locale!): [String!]!
  }

  "What the shop says of itself."
  type ShopTexts {
    "Follows the shop's name in the home page's title."
    tagline: String!
    headline: String!
    lead: String!
    "Names the newest products where they are shown first."
    showcase: String!
    "Stands above the collections."
    collections: String!
  }
`;
